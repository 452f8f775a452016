import { isJsonObject, type Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useFieldText } from './field-text.ts';

/** Names a contrast pair: which colour is read on which. @returns undefined for anything else */
export function usePairName(): (pair: Json | undefined) => string | undefined {
  const say = useTexts('builder-edit');
  const text = useFieldText();
  return (pair) => {
    if (!isJsonObject(pair)) return undefined;
    const { foreground, background } = pair;
    if (typeof foreground !== 'string' || typeof background !== 'string') return undefined;
    const name = (token: string): string => text.name(`theme.tokens.${token}`);
    return say('builder-edit:pair', { front: name(foreground), back: name(background) });
  };
}
