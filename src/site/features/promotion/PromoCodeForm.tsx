import { type FormEvent, useState } from 'react';
import { SCREENS } from '#brand/screens.ts';
import type { Reward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './PromotionList.module.css';

/** Turns a code into a reward. */
export function PromoCodeForm({ onRedeemed }: { onRedeemed: () => void }) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { run, pending, problem, reset } = useCommand('redeemPromoCode');
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [reward, setReward] = useState<Reward | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = typed.trim();
    setReward(null);
    setEmpty(code === '');
    if (code === '') {
      document.getElementById('promo-code')?.focus();
      return;
    }
    const outcome = await run({ body: { code } });
    if (!outcome.ok) return;
    setTyped('');
    setReward(outcome.value);
    onRedeemed();
  };
  return (
    <Card as="section" className={styles.panel} aria-labelledby="promo-code-title">
      <h2 id="promo-code-title" className={styles.heading}>
        {say('promotion:code.title')}
      </h2>
      {reward === null ? null : (
        <Notice
          tone="good"
          action={
            <TextLink href={SCREENS.rewardCentre.path}>{say('promotion:toRewards')}</TextLink>
          }
        >
          {say(reward.status === 'held' ? 'promotion:code.held' : 'promotion:code.done', {
            title: reward.title,
          })}
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="promo-code"
          name="code"
          label={say('promotion:code.label')}
          value={typed}
          maxLength={40}
          required
          onChange={(value) => {
            setTyped(value);
            setEmpty(false);
            reset();
          }}
          problem={
            problem === null
              ? isEmpty
                ? say('promotion:code.none')
                : undefined
              : problemText(problem)
          }
          help={say('promotion:code.help')}
        />
        <div>
          <Button type="submit" tone="secondary" pending={pending}>
            {say('promotion:code.redeem')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
