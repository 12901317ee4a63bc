/** The same of two versions of a file. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
}
