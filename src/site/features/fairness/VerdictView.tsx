import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { judgeRound } from './judge-round.ts';
import { useVerifier } from './useVerifier.ts';
import { VerdictMarks } from './VerdictMarks.tsx';
import type { ProvableGame } from './verifiers.ts';
import styles from './VerdictView.module.css';

export interface VerdictViewProps {
  game: ProvableGame;
  replay: RoundReplay;
  proof: FairnessProof;
  /** Asks whether the seed has been revealed meanwhile. */
  onRefresh: () => void;
}

/** Whether the round holds: computed here, while the page is looked at. */
export function VerdictView({ game, replay, proof, onRefresh }: VerdictViewProps) {
  const say = useTexts('fairness');
  const state = useVerifier(game);
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="line" count={2} />;
    case 'missing':
      return <Notice tone="problem">{say('fairness:verdict.missing')}</Notice>;
    case 'ready':
  }
  const judgement = judgeRound(state.verifier, replay, proof);
  switch (judgement.kind) {
    case 'sealed': {
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
            known: state.verifier.version,
          })}
        </Notice>
      );
    case 'unreadable':
      return <Notice tone="problem">{say('fairness:verdict.unreadable')}</Notice>;
    case 'judged':
      return <VerdictMarks {...judgement} />;
  }
}
