import { Check } from '@phosphor-icons/react/Check';
import { X } from '@phosphor-icons/react/X';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useFieldText } from '../forms/field-text.ts';
import styles from './ContrastMarks.module.css';
import type { PairContrast } from './contrast-pairs.ts';

/** A ground meets many colours: up to this many are told one by one. */
const ALL_TOLD = 3;

/** The ratio of a colour against each colour it meets: readable or not, in figures. */
export function ContrastMarks({ contrasts }: { contrasts: readonly PairContrast[] }) {
  const say = useTexts('builder');
  const text = useFieldText();
  if (contrasts.length === 0) return null;
  const sorted = contrasts.toSorted((one, other) => margin(one) - margin(other));
  const failing = sorted.filter(({ passes }) => !passes);
  const told =
    sorted.length <= ALL_TOLD ? sorted : failing.length > 0 ? failing : sorted.slice(0, 1);
  const rest = sorted.length - told.length;
  return (
    <ul className={styles.marks}>
      {told.map(({ id, other, ratio, minimum, passes }) => {
        const name = text.name(`theme.tokens.${other}`);
        return (
          <li key={id} className={styles.mark} data-passes={passes}>
            {passes ? (
              <Check size={11} weight="bold" aria-hidden="true" />
            ) : (
              <X size={11} weight="bold" aria-hidden="true" />
            )}
            <span aria-hidden="true" title={say('builder:contrast.needs', { minimum })}>
              {ratio.toFixed(1)} {name}
            </span>
            <span className="visually-hidden">
              {say(passes ? 'builder:contrast.passes' : 'builder:contrast.fails', {
                ratio,
                name,
                minimum,
              })}
            </span>
          </li>
        );
      })}
      {rest === 0 ? null : (
        <li className={styles.mark}>{say('builder:contrast.rest', { count: rest })}</li>
      )}
    </ul>
  );
}

/** How far a pair is from its minimum: the tightest comes first. */
function margin({ ratio, minimum }: PairContrast): number {
  return ratio / minimum;
}
