import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventsSlot } from './EventsSlot.tsx';
import styles from './RoundProof.module.css';
import { SeedTable } from './SeedTable.tsx';
import { VerdictView } from './VerdictView.tsx';
import { findProvableGame } from './verifiers.ts';

/** One round of the player's: its seeds, whether they hold, and what happened. */
export function RoundProof({ roundId }: { roundId: string }) {
  const say = useTexts('fairness');
  const problemText = useProblemText();
  const { value, problem, loading, refresh } = useQuery('getRound', { params: { roundId } });
  if (loading) return <Skeleton shape="block" count={2} />;
  if (value === undefined) {
    return problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  const { round, replay, fairness } = value;
  const game = findProvableGame(round.vendor, round.gameCode);
  if (game === null) return <Notice>{say('fairness:proof.otherVendor')}</Notice>;
  if (replay === null || fairness === null) {
    return <Notice>{say('fairness:proof.stillOpen')}</Notice>;
  }
  const { currency } = round;
  const wonMicro = fairness.jackpot?.wonMicro ?? null;
  return (
    <Card className={styles.proof}>
      <div className={styles.money}>
        <span>
          {say('fairness:proof.stake')}{' '}
          <Money micro={BigInt(round.stakeMicro)} currency={currency} />
        </span>
        <span>
          {say('fairness:proof.payout')}{' '}
          <Money micro={BigInt(round.payoutMicro)} currency={currency} />
        </span>
        {wonMicro === null ? null : (
          <span>
            {say('fairness:proof.jackpot')} <Money micro={BigInt(wonMicro)} currency={currency} />
          </span>
        )}
        <span>
          {say('fairness:proof.net')}{' '}
          <Money micro={BigInt(round.netWinMicro)} currency={currency} signed />
        </span>
      </div>
      <VerdictView
        game={game}
        replay={replay}
        proof={fairness}
        roundId={roundId}
        onRefresh={() => void refresh()}
      />
      <SeedTable proof={fairness} />
      <details className={styles.events} open>
        <summary>{say('fairness:proof.events')}</summary>
        <EventsSlot
          game={game}
          version={replay.gameVersion}
          events={replay.events}
          currency={currency}
        />
      </details>
    </Card>
  );
}
