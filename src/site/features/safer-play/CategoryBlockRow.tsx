import type { CategoryBlock, CategoryBlocks } from '#contract/generated/types.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './CategoryBlocks.module.css';
import { useNow } from './useNow.ts';

export interface CategoryBlockRowProps {
  block: CategoryBlock;
  onChanged: (blocks: CategoryBlocks) => void;
}

/** One kind of play: blocked or not, and an end that waits for its day and a confirmation. */
export function CategoryBlockRow({
  block: { category, blocked, liftDueAt },
  onChanged,
}: CategoryBlockRowProps) {
  const say = useTexts('safer-play', 'plan');
  const locale = useLocale();
  const problemText = useProblemText();
  const now = useNow();
  const toBlock = useCommand('blockCategory');
  const toRequest = useCommand('requestCategoryUnblock');
  const toConfirm = useCommand('confirmCategoryUnblock');
  const params = { category };
  const problem = toBlock.problem ?? toRequest.problem ?? toConfirm.problem;
  const isPending = toBlock.pending || toRequest.pending || toConfirm.pending;

  const send = async ({ run }: typeof toBlock | typeof toRequest | typeof toConfirm) => {
    for (const { reset } of [toBlock, toRequest, toConfirm]) reset();
    const outcome = await run({ params });
    if (outcome.ok) onChanged(outcome.value);
  };

  return (
    <div className={styles.row}>
      <Switch
        label={say(CATEGORIES[category].text)}
        checked={blocked}
        disabled={isPending || (blocked && liftDueAt !== null)}
        onChange={(wanted) => void send(wanted ? toBlock : toRequest)}
      >
        {blocked && liftDueAt === null ? say('safer-play:blocks.on') : undefined}
      </Switch>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {liftDueAt === null ? null : (
        <>
          <Notice tone="info">
            {say('safer-play:blocks.waiting', { at: formatMoment(liftDueAt, locale) })}
          </Notice>
          <div className={styles.actions}>
            <Button
              tone="secondary"
              size="small"
              pending={toConfirm.pending}
              disabled={Date.parse(liftDueAt) > now}
              onClick={() => void send(toConfirm)}
            >
              {say('safer-play:blocks.confirm')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => void send(toBlock)}>
              {say('safer-play:blocks.keep')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
