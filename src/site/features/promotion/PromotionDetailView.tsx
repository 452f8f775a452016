import { useState } from 'react';
import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { PromotionPage } from './PromotionPage.tsx';

/** One promotion, read anew after each action and whenever the player's rewards change. */
export function PromotionDetailView({ promotionId }: { promotionId: string }) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { hasWallet } = useSession();
  const { value, problem, refresh } = useQuery('getPromotion', { params: { promotionId } });
  const [done, setDone] = useState<string | null>(null);
  useTopic('reward', () => void refresh(), { enabled: hasWallet });
  if (value !== undefined) {
    return (
      <PromotionPage
        detail={value}
        done={done}
        onDone={(text) => {
          setDone(text);
          void refresh();
        }}
        onDrawn={() => void refresh()}
      />
    );
  }
  if (problem === null) return <Skeleton shape="block" count={3} />;
  const back = <ButtonLink href={SCREENS.promotions.path}>{say('promotion:all')}</ButtonLink>;
  return problem.code === 'PROMOTION_NOT_FOUND' ? (
    <EmptyState icon="gift" titleAs="h1" title={say('promotion:gone.title')} action={back}>
      {say('promotion:gone.text')}
    </EmptyState>
  ) : (
    <Notice tone="problem" action={back}>
      {problemText(problem)}
    </Notice>
  );
}
