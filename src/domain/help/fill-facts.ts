/** Brand values that a help page can insert. */
export interface BrandFacts {
  /** As players know it. */
  readonly brand: string;
  /** The holder of the rights, who is responsible for the site. */
  readonly holder: string;
  /** Years, as digits. */
  readonly age: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Date of the terms in force, as the manifest writes it. */
  readonly termsVersion: string;
}

/** Replaces `{brand}` and similar placeholders with the brand's values; other braces stay unchanged. */
export function fillFacts(
  text: string,
  facts: BrandFacts,
  escape: (value: string) => string,
): string {
  return text.replaceAll(/\{(brand|holder|age|currency|termsVersion)\}/g, (_, name) =>
    escape(facts[name as keyof BrandFacts]),
  );
}
