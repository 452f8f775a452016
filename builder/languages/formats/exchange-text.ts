/** A text as it is sent to a translator. */
export interface ExchangeText {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  /** Empty when there is no translation yet. */
  readonly message: string;
  /** A note for the translator. */
  readonly context?: string;
}

/** A text as it comes back. */
export interface TranslatedText {
  readonly namespace: string;
  readonly key: string;
  readonly message: string;
}

export type ReadFault = 'notJson' | 'notCsv' | 'notXliff' | 'otherLanguage' | 'notUtf8' | 'noTexts';

/** `detail` is technical: a line, a column, an id, or the language that the file is for. */
export type ReadTexts =
  | { readonly ok: true; readonly texts: readonly TranslatedText[] }
  | { readonly ok: false; readonly fault: ReadFault; readonly detail: string };

export function refuse(fault: ReadFault, detail: string): ReadTexts {
  return { ok: false, fault, detail };
}
