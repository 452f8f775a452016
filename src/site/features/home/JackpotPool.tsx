import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { PoolAmount, PoolBoard } from '../jackpot/PoolBoard.tsx';
import { PoolFigure } from '../jackpot/PoolFigure.tsx';
import { useJackpot } from '../jackpot/useJackpot.ts';
import { usePageData } from '../../frame/page-data-context.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import { JackpotGames } from './JackpotGames.tsx';
import styles from './JackpotPool.module.css';
import { JackpotDetails } from './JackpotDetails.tsx';

/** The brand's pool as it stands in the ledger, with what feeds it and how it is taken. */
export function JackpotPool({ block }: { block: BlockOf<'jackpotCounter'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const { jackpot, isOld } = useJackpot(usePageData().jackpot);
  if (jackpot === null) return null;
  const { state, poolMicro, currency } = jackpot;
  const pool = { micro: BigInt(poolMicro), currency };
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:jackpot.title') : label(block.heading)}
      />
      <PoolBoard className={styles.board}>
        <div className={styles.pool}>
          <p className={styles.label}>
            {say('home:jackpot.pool')}
            {state === 'paused' ? <Pill>{say('home:jackpot.paused')}</Pill> : null}
          </p>
          <PoolAmount {...pool}>
            <PoolFigure {...pool} />
          </PoolAmount>
        </div>
        <JackpotDetails jackpot={jackpot} isOld={isOld} />
        <JackpotGames games={jackpot.games} />
      </PoolBoard>
    </section>
  );
}
