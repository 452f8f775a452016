import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { LimitPrompt } from '../safer-play/LimitPrompt.tsx';
import { LimitsCard } from '../safer-play/LimitsCard.tsx';
import { DEPOSIT_TEXTS } from './deposit-texts.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositOrder } from './DepositOrder.tsx';
import { useLastOrder } from './useLastOrder.ts';

/** Paying in: choose a way and an amount, pay, watch it arrive; and what was paid in before. */
export function DepositScreen() {
  const say = useTexts(...DEPOSIT_TEXTS);
  const { routes } = useSitePlan();
  const saferPlay = routes.find(({ screen }) => screen === 'saferPlay');
  const [search] = useSearchParams();
  const [settled, setSettled] = useState(0);
  const { lastOrder, keepOrder, forgetOrder } = useLastOrder();
  // Coming back from the channel's page the address names no order: the last one is meant.
  const order = search.get('deposit') ?? lastOrder;
  return (
    <AccountFrame title={say('deposit:title')}>
      {order === null ? (
        <>
          <LimitPrompt />
          <DepositForm onCreated={keepOrder} />
        </>
      ) : (
        <DepositOrder
          key={order}
          depositId={order}
          onSettled={() => setSettled((count) => count + 1)}
          onDone={forgetOrder}
        />
      )}
      {/* Read again when an order begins or ends. */}
      <LimitsCard key={`limits ${order}/${settled}`} kinds={['deposit']} />
      {saferPlay === undefined ? null : (
        <p>
          <TextLink href={saferPlay.path}>{say('safer-play:more')}</TextLink>
        </p>
      )}
      <DepositHistory key={`${order}/${settled}`} />
    </AccountFrame>
  );
}
