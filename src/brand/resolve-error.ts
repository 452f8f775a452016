/** The chain of `extends` cannot be followed. */
export class ResolveError extends Error {
  override name = 'ResolveError';
  readonly kind: 'circle' | 'tooDeep' | 'missingParent';
  /** The brand whose `extends` is at fault. */
  readonly brand: string;
  /** The chain, or the parent that is missing. */
  readonly detail: string;

  constructor(kind: ResolveError['kind'], brand: string, detail: string) {
    super(`${brand}: ${kind}: ${detail}`);
    this.kind = kind;
    this.brand = brand;
    this.detail = detail;
  }
}
