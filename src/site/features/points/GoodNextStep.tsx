import type { PointReward, Redemption } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import type { Command } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useAskToSignIn } from '../../frame/useAskToSignIn.ts';
import { PaymentPasswordGate } from './PaymentPasswordGate.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { usePointsBalance } from './usePointsBalance.ts';

export interface GoodNextStepProps {
  good: PointReward;
  command: Command<'redeemPointReward'>;
  onRedeemed: (redemption: Redemption) => void;
  onRefused: () => void;
  onClose: () => void;
}

/** The form to redeem goods, or what is missing for it: an account, points, a payment password. */
export function GoodNextStep({ good, command, onRedeemed, onRefused, onClose }: GoodNextStepProps) {
  const say = useTexts('points');
  const problemText = useProblemText();
  const askToSignIn = useAskToSignIn();
  const { value, problem } = usePointsBalance();
  if (good.remaining === 0) return <Notice>{say('points:soldOut')}</Notice>;
  if (askToSignIn !== null) {
    return (
      <Button
        size="large"
        wide
        onClick={() => {
          onClose();
          askToSignIn();
        }}
      >
        {say('points:signInToRedeem')}
      </Button>
    );
  }
  if (value === undefined) {
    return problem === null ? (
      <Skeleton count={3} />
    ) : (
      <Notice tone="problem">{problemText(problem)}</Notice>
    );
  }
  const missing = good.pointsRequired - value.currentPoints;
  if (missing > 0) return <Notice>{say('points:missing', { count: missing })}</Notice>;
  return (
    <PaymentPasswordGate>
      <RedeemForm
        good={good}
        currentPoints={value.currentPoints}
        command={command}
        onRedeemed={onRedeemed}
        onRefused={onRefused}
      />
    </PaymentPasswordGate>
  );
}
