import type { VipState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { LevelBadge } from '../../frame/LevelBadge.tsx';
import { KeepNotice } from './KeepNotice.tsx';
import { KeepText } from './KeepText.tsx';
import { currentStep } from './level-steps.ts';
import styles from './Vip.module.css';

/** The player's level, and until when it is kept. */
export function LevelHero({ vip }: { vip: VipState }) {
  const say = useTexts('vip');
  const { level } = vip;
  const step = currentStep(vip);
  const numbered = say('vip:level', { level });
  return (
    <Card as="section" surface="raised" className={styles.hero} aria-labelledby="vip-level">
      <span className={styles.emblem}>
        <LevelBadge level={level} label="" />
      </span>
      <div className={styles.words}>
        <p className={styles.quiet}>{say('vip:yourLevel')}</p>
        <h2 id="vip-level" className={`display ${styles.title}`}>
          {level === 0 ? say('vip:noLevel') : <bdi>{step?.name ?? numbered}</bdi>}
        </h2>
        {step === undefined ? null : <p className={styles.number}>{numbered}</p>}
        {level === 0 ? (
          <p>{say('vip:noLevelText')}</p>
        ) : (
          <KeepText vip={vip} keepMicro={step?.keepMicro ?? '0'} />
        )}
      </div>
      {vip.isGrace && step !== undefined ? <KeepNotice vip={vip} step={step} /> : null}
    </Card>
  );
}
