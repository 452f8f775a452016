import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { shownFunds } from '../../frame/shown-funds.ts';
import { useConsolidatedFunds } from '../../frame/useConsolidatedFunds.ts';
import styles from './BalanceCard.module.css';

/** What can be played with, what is held back and why, kind by kind. */
export function BalanceCard() {
  const say = useTexts('member');
  const problemText = useProblemText();
  const { routes } = useSitePlan();
  const { value, problem, refresh } = useBalance();
  const consolidated = useConsolidatedFunds();
  const deposit = routes.find(({ screen }) => screen === 'deposit');
  if (value === undefined) {
    return problem === null ? (
      <Skeleton shape="block" />
    ) : (
      <Notice tone="problem">{problemText(problem)}</Notice>
    );
  }
  const funds = shownFunds(value.funds, consolidated.value?.funds);
  return (
    <section className={styles.card} aria-labelledby="balance-title">
      <div className={styles.main}>
        <h2 id="balance-title" className={styles.label}>
          {say('member:balance.available')}
        </h2>
        <p className={`display ${styles.amount}`}>
          <Money micro={BigInt(value.availableMicro)} currency={value.currency} />
          <IconButton
            icon="refresh"
            label={say('member:balance.refresh')}
            onClick={() => void Promise.all([refresh(), consolidated.refresh()])}
          />
        </p>
      </div>
      <dl className={styles.funds}>
        {funds.map(({ fund, amountMicro }) => (
          <div key={fund}>
            <dt>{say(`member:fund.${fund}`)}</dt>
            <dd>
              <Money micro={BigInt(amountMicro)} currency={value.currency} />
            </dd>
          </div>
        ))}
        {BigInt(value.heldMicro) === 0n ? null : (
          <div>
            <dt>{say('member:balance.held')}</dt>
            <dd>
              <Money micro={BigInt(value.heldMicro)} currency={value.currency} />
            </dd>
          </div>
        )}
      </dl>
      {deposit === undefined ? null : (
        <ButtonLink href={deposit.path} size="large">
          {say('member:deposit')}
        </ButtonLink>
      )}
    </section>
  );
}
