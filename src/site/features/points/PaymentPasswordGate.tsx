import type { ReactNode } from 'react';
import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';

/** Shows a form once the player has a payment password; before that, the way to set one. */
export function PaymentPasswordGate({ children }: { children: ReactNode }) {
  const say = useTexts('points');
  const problemText = useProblemText();
  const { value, problem } = useQuery('getPaymentPassword', {});
  if (value === undefined) {
    return problem === null ? (
      <Skeleton count={3} />
    ) : (
      <Notice tone="problem">{problemText(problem)}</Notice>
    );
  }
  if (value.set) return children;
  return (
    <Notice
      action={
        <TextLink href={`${SCREENS.securityCentre.path}#payment-password`}>
          {say('points:setPassword')}
        </TextLink>
      }
    >
      {say('points:needsPassword')}
    </Notice>
  );
}
