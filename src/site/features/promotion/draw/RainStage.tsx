import type { PromotionDetail, RainState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { ProgressMeter } from '../../../frame/ProgressMeter.tsx';
import raffle from '../Raffle.module.css';
import { rainPhase } from './rain-phase.ts';
import styles from './Rain.module.css';
import { RainProof } from './RainProof.tsx';
import { RainSky } from './RainSky.tsx';
import { RainStart } from './RainStart.tsx';
import { RainTakers } from './RainTakers.tsx';
import { TakeEnvelope } from './TakeEnvelope.tsx';

export interface RainStageProps {
  detail: PromotionDetail;
  /** An envelope was taken, or the rain has changed. */
  onDrawn: () => void;
}

/** A rain of envelopes: when it starts, the player's envelope, who took the others, and the proof. */
export function RainStage({ detail, onDrawn }: RainStageProps) {
  return detail.rain === null ? null : (
    <>
      <RainNow detail={detail} rain={detail.rain} onDrawn={onDrawn} />
      <RainTakers latest={detail.rain.latest} currency={detail.promotion.currency} />
      <RainProof rain={detail.rain} />
    </>
  );
}

function RainNow({ detail, rain, onDrawn }: RainStageProps & { rain: RainState }) {
  const say = useTexts('promotion');
  const { hasWallet } = useSession();
  const { promotion } = detail;
  const { left, envelopes } = rain;
  const phase = rainPhase(promotion.status, rain);
  return (
    <Card as="section" className={styles.now} aria-labelledby="rain-now">
      {phase === 'running' ? <RainSky /> : null}
      <div className={`${raffle.part} ${styles.front}`}>
        <h2 id="rain-now" className={raffle.heading}>
          {say('promotion:rain.title')}
        </h2>
        {phase === 'before' ? (
          <RainStart startsAt={promotion.startsAt} onStart={onDrawn} />
        ) : (
          <ProgressMeter
            label={say('promotion:rain.envelopes')}
            doneMicro={BigInt(left)}
            allMicro={BigInt(envelopes)}
            text={say('promotion:rain.left', { left, all: envelopes })}
          />
        )}
        {phase === 'allTaken' || phase === 'ended' ? (
          <p className={raffle.result}>{say(`promotion:rain.${phase}`)}</p>
        ) : null}
        {hasWallet ? (
          <TakeEnvelope promotion={promotion} rain={rain} phase={phase} onTaken={onDrawn} />
        ) : null}
      </div>
    </Card>
  );
}
