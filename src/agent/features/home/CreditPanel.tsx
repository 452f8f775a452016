import { useState } from 'react';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';
import styles from './AgentHome.module.css';
import { type CreditDirection, MoveCreditDialog } from './MoveCreditDialog.tsx';

/** Wallet and credit. Credit is what may be handed on to downlines. */
export function CreditPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const locale = useLocale();
  const [direction, setDirection] = useState<CreditDirection | null>(null);
  const { cashMicro, creditMicro, currency, transferDown, transferFeeBasisPoints: fee } = home;
  // The member centre has the entry only for an account with an upline.
  const upline = useSitePlan().memberCentre.find(({ screen }) => screen === 'transferUpline');
  const mayTransfer = transferDown && home.powers.includes('transferCredit');
  return (
    <Panel title={say('agent:credit')}>
      <Facts>
        <Fact name={say('agent:credit.cash')}>
          <Money micro={BigInt(cashMicro)} currency={currency} />
        </Fact>
        {mayTransfer || creditMicro !== '0' ? (
          <Fact name={say('agent:credit.credit')}>
            <Money micro={BigInt(creditMicro)} currency={currency} />
          </Fact>
        ) : null}
        {mayTransfer ? (
          <Fact name={say('agent:credit.left')}>
            <Money micro={BigInt(home.transferLeftMicro)} currency={currency} />
          </Fact>
        ) : null}
      </Facts>
      {mayTransfer ? (
        <>
          <Explanation>
            {say('agent:credit.text')}
            {fee === 0 ? null : ` ${say('agent:transfer.fee', { fee: percentText(fee, locale) })}`}
          </Explanation>
          <div className={styles.actions}>
            <Button onClick={() => setDirection('toCredit')}>{say('agent:credit.toCredit')}</Button>
            <Button tone="secondary" onClick={() => setDirection('toWallet')}>
              {say('agent:credit.toWallet')}
            </Button>
          </div>
        </>
      ) : null}
      {upline === undefined ? null : (
        <div>
          <CentreLink href={upline.href}>{say('agent:credit.upline')}</CentreLink>
        </div>
      )}
      {direction === null ? null : (
        <MoveCreditDialog home={home} direction={direction} onClose={() => setDirection(null)} />
      )}
    </Panel>
  );
}
