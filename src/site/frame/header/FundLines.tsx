import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { FundBalance } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { balanceMaskAtom } from '#ui/session/session.atoms.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { shownFunds } from '../shown-funds.ts';
import { useConsolidatedFunds } from '../useConsolidatedFunds.ts';
import styles from './FundLines.module.css';

/** The player's money by kind, where the brand's agent policy loads it and amounts are not hidden. */
export function FundLines() {
  const { header } = useSitePlan();
  const masked = useAtomValue(balanceMaskAtom) ?? header.balanceMasked;
  const { value: balance } = useBalance();
  const { value: consolidated } = useConsolidatedFunds();
  if (masked || balance === undefined || consolidated === undefined) return null;
  const funds = shownFunds(balance.funds, consolidated.funds);
  if (funds.length === 0) return null;
  return (
    <Suspense>
      <Lines funds={funds} currency={consolidated.currency} />
    </Suspense>
  );
}

function Lines({ funds, currency }: { funds: readonly FundBalance[]; currency: string }) {
  const say = useTexts('member');
  return (
    <dl className={styles.funds}>
      {funds.map(({ fund, amountMicro }) => (
        <div key={fund} className={styles.line}>
          <dt>{say(`member:fund.${fund}`)}</dt>
          <dd>
            <Money micro={BigInt(amountMicro)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
