import type { HostMove } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './PublishSheet.module.css';

export interface HostMovesProps {
  moves: readonly HostMove[];
  /** Hosts that are confirmed. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Each host that the publication takes from another brand, to be confirmed by itself. */
export function HostMoves({ moves, chosen, onChange }: HostMovesProps) {
  const say = useTexts('builder-brands');
  if (moves.length === 0) return null;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{say('builder-brands:publish.moves')}</legend>
      <Notice tone="warning">{say('builder-brands:publish.moves.text')}</Notice>
      {moves.map(({ host, from }) => (
        <label key={host} className={styles.move}>
          <input
            type="checkbox"
            checked={chosen.includes(host)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, host] : chosen.filter((each) => each !== host))
            }
          />
          {say('builder-brands:publish.move', { host, from })}
        </label>
      ))}
    </fieldset>
  );
}
