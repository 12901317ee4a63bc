/** A file that is read no sooner than somebody says. */
export class LateFile extends File {
  arrive = () => {};
  private readonly arrived = new Promise<void>((resolve) => {
    this.arrive = resolve;
  });

  constructor(text: string) {
    super([text], "late.txt");
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    await this.arrived;
    return super.arrayBuffer();
  }
}

/** A file that has been deleted since it was chosen. */
export class GoneFile extends File {
  constructor(name: string) {
    super(["?"], name);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException("gone", "NotFoundError"));
  }
}
