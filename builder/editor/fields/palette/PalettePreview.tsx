import { CheckCircle } from '@phosphor-icons/react/CheckCircle';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useId } from 'react';
import type { Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useFieldText } from '../../forms/field-text.ts';
import { allColors } from '../contrast-pairs.ts';
import type { SchemeName } from '../TokenRow.tsx';
import { contrastFailures } from './contrast-failures.ts';
import styles from './PaletteDialog.module.css';
import { PaletteSample } from './PaletteSample.tsx';

export interface PalettePreviewProps {
  scheme: SchemeName;
  colors: Readonly<Record<string, Json>>;
  pairs: Json | undefined;
}

/** A scheme of the proposal as a small page, and which of its pairs cannot be read. */
export function PalettePreview({ scheme, colors, pairs }: PalettePreviewProps) {
  const say = useTexts('builder-pick');
  const text = useFieldText();
  const id = useId();
  const whole = allColors(colors);
  const failures = whole === null ? [] : contrastFailures(whole, pairs);
  const name = (token: string): string => text.name(`theme.tokens.${token}`);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {text.name(`theme.tokens.${scheme}`)}
      </h3>
      {whole === null ? null : <PaletteSample colors={whole} />}
      <div aria-live="polite" className={styles.findings}>
        <p className={styles.verdict} data-passes={whole !== null && failures.length === 0}>
          {whole !== null && failures.length === 0 ? (
            <CheckCircle size={16} aria-hidden="true" />
          ) : (
            <WarningCircle size={16} aria-hidden="true" />
          )}
          <span>
            {whole === null
              ? say('builder-pick:palette.unknown')
              : say('builder-pick:palette.failures', { count: failures.length })}
          </span>
        </p>
        {failures.length === 0 ? null : (
          <ul className={styles.failures}>
            {failures.map(({ id: pair, token, other, ratio, minimum }) => (
              <li key={pair}>
                {say('builder-pick:palette.failure', {
                  one: name(token),
                  other: name(other),
                  ratio: ratio.toFixed(1),
                  minimum,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
