import type { LimitKind } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { LimitRow } from './LimitRow.tsx';
import styles from './LimitsCard.module.css';

export interface LimitsCardProps {
  kinds: readonly LimitKind[];
}

/** The player's own limits of these kinds, one for each period. */
export function LimitsCard({ kinds }: LimitsCardProps) {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const { value, problem, loading, put } = useQuery('getPlayerLimits');
  return (
    <AccountCard
      id="limits"
      title={say('safer-play:limits.title')}
      text={say('safer-play:limits.text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {loading ? <Skeleton count={kinds.length * 3} /> : null}
      {value === undefined
        ? null
        : kinds.map((kind) => (
            <section key={kind} className={styles.kind} aria-labelledby={`limits-${kind}`}>
              <h3 id={`limits-${kind}`} className={styles.heading}>
                {say(`safer-play:kind.${kind}`)}
              </h3>
              <p className={styles.hint}>{say(`safer-play:hint.${kind}`)}</p>
              {value.limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow
                    key={limit.period}
                    limit={limit}
                    currency={value.currency}
                    onChanged={put}
                  />
                ))}
            </section>
          ))}
    </AccountCard>
  );
}
