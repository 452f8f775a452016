/**
 * Keys of texts, told as what differs from those beneath: a thousand brands that each say a few words
 * of their own share the base's keys, and whatever has been counted of them.
 */
export class LayeredKeys {
  /** Inherited keys; null for the lowest layer. */
  readonly under: LayeredKeys | null;
  /** Keys of those beneath that are not in here. */
  readonly without: readonly string[];
  /** Keys that are in here and not beneath. */
  readonly added: readonly string[];
  private listed: readonly string[] | null = null;

  constructor(
    added: readonly string[],
    under: LayeredKeys | null = null,
    without: readonly string[] = [],
  ) {
    this.added = added;
    this.under = under;
    this.without = without;
  }

  /** All keys one by one, those beneath first. */
  list(): readonly string[] {
    this.listed ??= this.makeList();
    return this.listed;
  }

  /** The same keys but for a few; itself where nothing differs. */
  changed(added: readonly string[], without: readonly string[]): LayeredKeys {
    return added.length === 0 && without.length === 0
      ? this
      : new LayeredKeys(added, this, without);
  }

  private makeList(): readonly string[] {
    const beneath = this.under?.list() ?? [];
    if (this.without.length === 0) return [...beneath, ...this.added];
    const gone = new Set(this.without);
    return [...beneath.filter((key) => !gone.has(key)), ...this.added];
  }
}
