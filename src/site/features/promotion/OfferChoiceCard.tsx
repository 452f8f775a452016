import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './PromotionList.module.css';

/** The player's choice to get no offers. It takes effect at once, both ways. */
export function OfferChoiceCard({ onChanged }: { onChanged: () => void }) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { value, put } = useQuery('getOfferChoice');
  const { run, pending, problem } = useCommand('setOfferChoice');
  if (value === undefined) return null;
  const choose = async (optedOut: boolean): Promise<void> => {
    const outcome = await run({ body: { optedOut } });
    if (!outcome.ok) return;
    put(outcome.value);
    onChanged();
  };
  return (
    <Card as="section" className={styles.panel} aria-labelledby="offer-choice">
      <h2 id="offer-choice" className={styles.heading}>
        {say('promotion:choice.title')}
      </h2>
      {value.limited ? <Notice>{say('promotion:choice.limited')}</Notice> : null}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <Switch
        label={say('promotion:choice.optOut')}
        checked={value.optedOut}
        disabled={pending}
        onChange={(optedOut) => void choose(optedOut)}
      >
        <p className={styles.quiet}>{say('promotion:choice.effect')}</p>
      </Switch>
    </Card>
  );
}
