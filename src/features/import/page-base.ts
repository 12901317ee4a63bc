// RFC 2606 2: no host has this name, so a result on it has a path only.
const NOWHERE = "http://nowhere.invalid";

/** Where the relative links of a page start from: a URL, a path, or nothing that is known. */
export class PageBase {
  private readonly href: string | null;

  private constructor(href: string | null) {
    this.href = href;
  }

  static of(url: string | null): PageBase {
    return new PageBase(url !== null && URL.canParse(url) ? new URL(url).href : null);
  }

  /** The base that `<base href>` makes of this one. */
  moved(href: string): PageBase {
    const from = this.href ?? NOWHERE;
    return URL.canParse(href, from) ? new PageBase(new URL(href, from).href) : this;
  }

  /** A relative link as a URL, or as a path where the host is not known; null where not even that is. */
  resolve(link: string): string | null {
    const isPath = link.startsWith("/");
    if (this.href === null || !URL.canParse(link, this.href)) return isPath ? link : null;
    const { href } = new URL(link, this.href);
    return href.startsWith(`${NOWHERE}/`) ? href.slice(NOWHERE.length) : href;
  }
}
