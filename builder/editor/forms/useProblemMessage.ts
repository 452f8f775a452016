import { isJsonArray } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import type { CheckResult } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { memberOf } from '../document/layers.ts';
import { useEditor } from '../EditorContext.ts';
import { useFieldText } from './field-text.ts';

/** Too little contrast of a declared pair; its text names the pair by its id. */
const CONTRAST = 'BM1401';

/** The message of a finding; a contrast finding says which colour is read on which. */
export function useProblemMessage(): (problem: CheckResult) => string {
  const say = useTexts('builder-edit');
  const text = useFieldText();
  const { effective } = useEditor().layers;
  return ({ code, message, params }) => {
    const pairs = memberOf(effective['theme'], 'pairs');
    const pair =
      code === CONTRAST && isJsonArray(pairs)
        ? pairs.find((item) => itemId(item) === params['pair'])
        : undefined;
    const front = memberOf(pair, 'foreground');
    const back = memberOf(pair, 'background');
    if (typeof front !== 'string' || typeof back !== 'string') return message;
    const name = (token: string): string => text.name(`theme.tokens.${token}`);
    return say('builder-edit:pair.problem', {
      front: name(front),
      back: name(back),
      scheme: name(String(params['scheme'])),
      ratio: Number(params['ratio']),
      minimum: Number(params['minimum']),
    });
  };
}
