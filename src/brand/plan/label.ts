/** A text key with its parameters, or words that the brand or its operators wrote themselves. */
export type Label =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | {
      readonly text: string;
      /** Language of the text, when it differs from the page's. */
      readonly language?: string;
    };
