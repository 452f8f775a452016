import type { FairnessProof, RoundReplay, SharedRound } from '#contract/generated/types.ts';
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

interface ProofProps {
  /** null: a round of somebody else. */
  readonly roundId: string | null;
  readonly round: Pick<
    SharedRound,
    'vendor' | 'gameCode' | 'currency' | 'stakeMicro' | 'payoutMicro'
  >;
  readonly replay: RoundReplay | null;
  readonly fairness: FairnessProof | null;
  readonly onRefresh: () => void;
}

/** One round of the player's: its seeds, whether they hold, and what happened. */
export function RoundProof({ roundId }: { roundId: string }) {
  const problemText = useProblemText();
  const { value, problem, loading, refresh } = useQuery('getRound', { params: { roundId } });
  if (loading) return <Skeleton shape="block" count={2} />;
  if (value === undefined) {
    return problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  return <ProofCard {...value} roundId={roundId} onRefresh={() => void refresh()} />;
}

/** The proof of a round: money, verdict, seeds and events. */
export function ProofCard({ roundId, round, replay, fairness, onRefresh }: ProofProps) {
  const say = useTexts('fairness');
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
          <Money
            micro={BigInt(round.payoutMicro) - BigInt(round.stakeMicro)}
            currency={currency}
            signed
          />
        </span>
      </div>
      <VerdictView
        game={game}
        replay={replay}
        proof={fairness}
        roundId={roundId}
        onRefresh={onRefresh}
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
