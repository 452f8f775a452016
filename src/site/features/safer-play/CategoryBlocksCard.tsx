import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { CategoryBlockRow } from './CategoryBlockRow.tsx';
import styles from './CategoryBlocks.module.css';

/** Kinds of play that the player can block: at once, and lifted after a day and a confirmation. */
export function CategoryBlocksCard() {
  const say = useTexts('safer-play');
  const problemText = useProblemText();
  const { value, problem, loading, put } = useQuery('getCategoryBlocks');
  return (
    <AccountCard
      id="blocks"
      title={say('safer-play:blocks.title')}
      text={say('safer-play:blocks.text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {loading ? <Skeleton count={4} /> : null}
      <div className={styles.rows}>
        {value?.blocks.map((block) => (
          <CategoryBlockRow key={block.category} block={block} onChanged={put} />
        ))}
      </div>
    </AccountCard>
  );
}
