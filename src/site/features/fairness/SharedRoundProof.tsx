import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './FairnessScreen.module.css';
import { ProofCard } from './RoundProof.tsx';

/** A round that another player shares, proven in this browser. */
export function SharedRoundProof({ token }: { token: string }) {
  const say = useTexts('fairness');
  const problemText = useProblemText();
  const { value, problem, loading, refresh } = useQuery('getSharedRound', {
    params: { shareToken: token },
  });
  return (
    <section aria-labelledby="shared-round">
      <h2 id="shared-round" className={`display section-title ${styles.heading}`}>
        {say('fairness:shared.title')}
      </h2>
      {loading ? <Skeleton shape="block" count={2} /> : null}
      {problem === null || value !== undefined ? null : (
        <Notice tone="problem">
          {problem.code === 'ROUND_NOT_FOUND' ? say('fairness:shared.gone') : problemText(problem)}
        </Notice>
      )}
      {value === undefined ? null : (
        <>
          <p className={styles.lead}>{say('fairness:shared.lead', { game: value.gameName })}</p>
          <ProofCard
            roundId={null}
            round={value}
            replay={value.replay}
            fairness={value.fairness}
            onRefresh={() => void refresh()}
          />
        </>
      )}
    </section>
  );
}
