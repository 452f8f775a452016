import type { MemberDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import styles from './FundsPanel.module.css';

/** What is in the wallet: free to use, held back, and by fund. */
export function FundsPanel({ detail }: { detail: MemberDetail }) {
  const say = useTexts('office');
  const { currency, balanceMicro } = detail.member;
  const total = BigInt(balanceMicro);
  const held = BigInt(detail.heldMicro);
  return (
    <Panel title={say('office:funds.title')}>
      <div>
        <p className={styles.label}>{say('office:funds.available')}</p>
        <p className={styles.large}>
          <Amount micro={total - held} currency={currency} />
        </p>
      </div>
      <dl className={styles.sums}>
        <div className={styles.line}>
          <dt>{say('office:funds.held')}</dt>
          <dd>
            <Amount micro={held} currency={currency} mutedZero />
          </dd>
        </div>
        <div className={styles.line}>
          <dt>{say('office:funds.total')}</dt>
          <dd>
            <Amount micro={total} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className={styles.label}>{say('office:funds.byFund')}</p>
      <dl className={styles.sums}>
        {detail.funds.map(({ fund, amountMicro }) => (
          <div key={fund} className={styles.line}>
            <dt>{say(`office:fund.${fund}`)}</dt>
            <dd>
              <Amount micro={BigInt(amountMicro)} currency={currency} mutedZero />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
