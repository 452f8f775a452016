import type { RegionPolicy } from '#domain/region/region-rule.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import styles from './DefaultEffect.module.css';

type Effect = RegionPolicy['defaultEffect'];

export interface DefaultEffectProps {
  value: Effect;
  /** Undefined in read-only mode. */
  onChange: ((value: Effect) => void) | undefined;
}

/** What holds for visitors that no rule fits. */
export function DefaultEffect({ value, onChange }: DefaultEffectProps) {
  const say = useTexts('office');
  return (
    <div className={styles.otherwise}>
      <p className={styles.label}>{say('office:regions.otherwise')}</p>
      {onChange === undefined ? (
        <p>{say(`office:effect.${value}`)}</p>
      ) : (
        <Segments
          label={say('office:regions.otherwise')}
          value={value}
          options={(['allow', 'block'] as const).map((effect) => ({
            value: effect,
            label: say(`office:effect.${effect}`),
          }))}
          onChange={onChange}
        />
      )}
      {value === 'block' ? (
        <p className={styles.hint}>{say('office:regions.unknownBlocked')}</p>
      ) : null}
    </div>
  );
}
