import { downloadText } from '../../look/download.ts';
import type { ProductText } from '#contract/generated/types.ts';
import { type TextEdits, textName } from '../desk/text-edits.ts';
import { type ExchangeFormat, type ExchangeText, writeTexts } from '../formats/text-exchange.ts';

const FILES: Readonly<Record<ExchangeFormat, { extension: string; type: string }>> = {
  json: { extension: 'json', type: 'application/json' },
  csv: { extension: 'csv', type: 'text/csv;charset=utf-8' },
  xliff: { extension: 'xlf', type: 'application/xliff+xml' },
};

/** The texts as on the screen, with unsaved edits. `noteFor` words the note on a changed source. */
export function exchangeTexts(
  texts: readonly ProductText[],
  edits: TextEdits,
  noteFor: (before: string) => string,
): readonly ExchangeText[] {
  return texts.map((text) => {
    const { namespace, key, source, message, before } = text;
    return {
      namespace,
      key,
      source,
      message: edits[textName(text)]?.message ?? message ?? '',
      ...(before === null ? {} : { context: noteFor(before) }),
    };
  });
}

/** Downloads a file for translators. `part` is a namespace; empty for all of them. */
export function downloadTexts(
  format: ExchangeFormat,
  { language, part }: { language: string; part: string },
  texts: readonly ExchangeText[],
): void {
  const { extension, type } = FILES[format];
  const name = `${['texts', language, part].filter(Boolean).join('-')}.${extension}`;
  downloadText(name, writeTexts(format, language, texts), type);
}
