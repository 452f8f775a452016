import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { seenCommitments } from './seen-commitments.ts';
import { comparePromise } from './compare-promise.ts';
import { judgeRound } from './judge-round.ts';
import { useVerifier } from './useVerifier.ts';
import { VerdictMarks } from './VerdictMarks.tsx';
import type { ProvableGame } from './verifiers.ts';
import styles from './VerdictView.module.css';

export interface VerdictViewProps {
  game: ProvableGame;
  replay: RoundReplay;
  proof: FairnessProof;
  /** null: a round of somebody else, of which this browser saw no commitment. */
  roundId: string | null;
  /** Asks whether the seed has been revealed meanwhile. */
  onRefresh: () => void;
}

/** Whether the round holds: computed here, while the page is looked at. */
export function VerdictView({ game, replay, proof, roundId, onRefresh }: VerdictViewProps) {
  const say = useTexts('fairness');
  const state = useVerifier(game, replay.gameVersion);
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="line" count={2} />;
    case 'missing':
      return <Notice tone="problem">{say('fairness:verdict.missing')}</Notice>;
    case 'ready':
  }
  const judgement = judgeRound(state.verifier, replay, proof);
  const promise = comparePromise(
    roundId === null ? null : seenCommitments(localStorage).shownBefore(game.code, roundId),
    proof.serverSeedHash,
  );
  if (promise.kind === 'other' && judgement.kind !== 'judged') {
    return (
      <Notice tone="problem">{say('fairness:verdict.promise.no', { shown: promise.shown })}</Notice>
    );
  }
  switch (judgement.kind) {
    case 'sealed': {
      if (roundId === null) return <SealedByAnother onRefresh={onRefresh} />;
      const href = `/seamless?vassalage=${game.vendor}&gameCode=${game.code}`;
      return (
        <Notice title={say('fairness:verdict.sealed.title')}>
          <p>{say('fairness:verdict.sealed.text')}</p>
          <p className={styles.actions}>
            <ButtonLink href={href} size="small">
              {say('fairness:verdict.sealed.open')}
            </ButtonLink>
            <Button tone="secondary" size="small" onClick={onRefresh}>
              {say('fairness:verdict.sealed.again')}
            </Button>
          </p>
        </Notice>
      );
    }
    case 'otherRules':
      return (
        <Notice tone="warning">
          {say('fairness:verdict.otherRules', {
            version: judgement.version,
            known: game.version,
          })}
        </Notice>
      );
    case 'unreadable':
      return <Notice tone="problem">{say('fairness:verdict.unreadable')}</Notice>;
    case 'judged':
      return <VerdictMarks {...judgement} promise={promise} />;
  }
}

/** Only the player who shares the round can have its seed revealed. */
function SealedByAnother({ onRefresh }: Pick<VerdictViewProps, 'onRefresh'>) {
  const say = useTexts('fairness');
  return (
    <Notice title={say('fairness:verdict.sealed.title')}>
      <p>{say('fairness:shared.sealed')}</p>
      <p className={styles.actions}>
        <Button tone="secondary" size="small" onClick={onRefresh}>
          {say('fairness:shared.sealed.again')}
        </Button>
      </p>
    </Notice>
  );
}
