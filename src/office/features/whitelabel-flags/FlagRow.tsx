import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './FlagRow.module.css';

export interface FlagRowProps {
  id: string;
  enabled: boolean;
  changed: boolean;
  /** Left out: for looking at. */
  onChange: ((enabled: boolean) => void) | undefined;
}

/** One switch: its name, what it does for players, and the id the contract knows it by. */
export function FlagRow({ id, enabled, changed, onChange }: FlagRowProps) {
  const say = useTexts('office');
  return (
    <div className={styles.row} data-changed={changed ? '' : undefined}>
      <Switch
        label={say(`office:flag.${id}`)}
        checked={enabled}
        disabled={onChange === undefined}
        onChange={(checked) => onChange?.(checked)}
      >
        <p>{say(`office:flagText.${id}`)}</p>
        <p className={styles.foot}>
          <span className="code">{id}</span>
          {changed ? (
            <Pill tone="accent">
              {enabled ? say('office:flags.willBeOn') : say('office:flags.willBeOff')}
            </Pill>
          ) : null}
        </p>
      </Switch>
    </div>
  );
}
