import { useMemo } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { FindingWords } from './json-findings.ts';

/** Codes of jsonc-parser that have a text; any other gets the general one. */
const LAST_SYNTAX_CODE = 16;

/** Messages of syntax faults in the reader's language. */
export function useFindingWords(): FindingWords {
  const say = useTexts('builder-json');
  return useMemo(
    () => ({
      syntax: (code) => say(`builder-json:syntax.${code <= LAST_SYNTAX_CODE ? code : 0}`),
      duplicate: (key) => say('builder-json:duplicateKey', { key }),
    }),
    [say],
  );
}
