/** What a help page may say of its brand without being written anew for each. */
export interface BrandFacts {
  /** As players know it. */
  readonly brand: string;
  /** Who holds the rights and answers for the site. */
  readonly holder: string;
  /** Years, as digits. */
  readonly age: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Date of the terms in force, as the manifest writes it. */
  readonly termsVersion: string;
}

/** Puts the brand's facts where `{brand}` and the like stand; other braces stay what they are. */
export function fillFacts(
  text: string,
  facts: BrandFacts,
  escape: (value: string) => string,
): string {
  return text.replaceAll(/\{(brand|holder|age|currency|termsVersion)\}/g, (_, name) =>
    escape(facts[name as keyof BrandFacts]),
  );
}
