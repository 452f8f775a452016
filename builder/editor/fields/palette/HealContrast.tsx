import { useDeferredValue, useMemo } from 'react';
import type { Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../../../look/Action.tsx';
import { memberOf } from '../../document/layers.ts';
import { useEditor } from '../../EditorContext.ts';
import { useFieldText } from '../../forms/field-text.ts';
import type { SchemeName } from '../TokenRow.tsx';
import styles from './HealContrast.module.css';
import { healingColor } from './healing-color.ts';
import { useLockedTokens } from './useLockedTokens.ts';

export interface HealContrastProps {
  scheme: SchemeName;
  names: readonly string[];
  tokens: Json | undefined;
  onHeal: (token: string, value: string) => void;
}

/** Offers the one colour change that makes every failing pair of a scheme readable. */
export function HealContrast({ scheme, names, tokens, onHeal }: HealContrastProps) {
  const say = useTexts('builder-pick');
  const text = useFieldText();
  const { layers, readOnly } = useEditor();
  const locked = useLockedTokens(names);
  // The search for a colour may take longer than a frame of the picker.
  const colors = useDeferredValue(memberOf(tokens, scheme));
  const pairs = memberOf(layers.effective['theme'], 'pairs');
  const healing = useMemo(() => healingColor(colors, pairs, locked), [colors, pairs, locked]);
  if (healing === null || readOnly) return null;
  const { token, from, to, count } = healing;
  return (
    <Notice
      tone="warning"
      action={
        <Action small onClick={() => onHeal(token, to)}>
          {say('builder-pick:heal.use')}
        </Action>
      }
    >
      {say('builder-pick:heal.text', {
        count,
        scheme: text.name(`theme.tokens.${scheme}`),
        name: text.name(`theme.tokens.${token}`),
      })}{' '}
      <span className={styles.change}>
        <Swatch color={from} /> → <Swatch color={to} />
      </span>
    </Notice>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span className={styles.color}>
      <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
      {color}
    </span>
  );
}
