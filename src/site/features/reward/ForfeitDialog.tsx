import type { Bonus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import styles from './Bonus.module.css';

export interface ForfeitDialogProps {
  bonus: Bonus;
  /** The bonus is not as it was shown. */
  onChanged: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Gives a bonus up after its effect was shown. A balance that changed meanwhile is shown anew. */
export function ForfeitDialog({ bonus, onChanged, onClose, onDone }: ForfeitDialogProps) {
  const say = useTexts('reward');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('forfeitBonus');
  const { rewardId, title, currency, balanceMicro, lockedCashMicro, openRounds } = bonus;
  const isInPlay = openRounds > 0;
  const giveUp = async (): Promise<void> => {
    const outcome = await run({ params: { rewardId }, body: { balanceMicro } });
    if (outcome.ok) onDone();
    else onChanged();
  };
  return (
    <Dialog title={say('reward:forfeit.title')} intro={title} busy={pending} onClose={onClose}>
      {problem === null ? null : (
        <Notice tone="problem">
          {problem.code === 'BONUS_CHANGED' ? say('reward:forfeit.changed') : problemText(problem)}
        </Notice>
      )}
      <LineList>
        <Line name={say('reward:forfeit.lost')}>
          <Money micro={BigInt(balanceMicro)} currency={currency} />
        </Line>
        <Line name={say('reward:forfeit.unlocked')}>
          <Money micro={BigInt(lockedCashMicro)} currency={currency} />
        </Line>
      </LineList>
      <p className={styles.quiet}>{say('reward:forfeit.final')}</p>
      {isInPlay ? <Notice>{say('reward:forfeit.inPlay', { count: openRounds })}</Notice> : null}
      <div className={styles.actions}>
        <Button tone="danger" pending={pending} disabled={isInPlay} onClick={() => void giveUp()}>
          {say('reward:forfeit')}
        </Button>
        <Button tone="quiet" disabled={pending} onClick={onClose}>
          {say('reward:forfeit.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
