import type { Promotion, RewardStatus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

/** What a claim came to, by the reward's status after it. */
const CAME_TO: Partial<Record<RewardStatus, 'free' | 'queued'>> = {
  claimed: 'free',
  completed: 'free',
  queued: 'queued',
};

export interface ClaimActionProps {
  promotion: Promotion;
  onDone: (text: string) => void;
}

/** Claims the reward that waits. */
export function ClaimAction({ promotion, onDone }: ClaimActionProps) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const claim = useCommand('claimReward');
  const claimSignUp = useCommand('claimSignUpReward');
  const { promotionId, rewardId, trigger, status } = promotion;
  const problem = claim.problem ?? claimSignUp.problem;
  const isSignUp = trigger.kind === 'signUp';
  const submit = async (): Promise<void> => {
    if (isSignUp) {
      const outcome = await claimSignUp.run({ body: { promotionId } });
      if (!outcome.ok) return;
      const isFree = outcome.value.turnoverRequirementMicro === '0';
      onDone(say(`promotion:claim.${isFree ? 'free' : 'done'}`));
    } else if (rewardId !== null) {
      const outcome = await claim.run({ params: { rewardId }, body: {} });
      if (!outcome.ok) return;
      const { status: next, turnoverMicro } = outcome.value;
      // Cash that owes turnover is in the balance and locked.
      const came = next === 'claimed' && turnoverMicro !== '0' ? undefined : CAME_TO[next];
      onDone(say(`promotion:claim.${came ?? 'done'}`));
    }
  };
  return (
    <>
      <p>{say(status === 'issued' ? 'promotion:next.issued' : 'promotion:next.claim')}</p>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {isSignUp || rewardId !== null ? (
        <Button wide pending={claim.pending || claimSignUp.pending} onClick={() => void submit()}>
          {say('promotion:claim')}
        </Button>
      ) : null}
    </>
  );
}
