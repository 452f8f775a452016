import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './RoundDialog.module.css';

export interface TransactionDialogProps {
  transactionId: string;
  onClose: () => void;
}

/** One movement explained: each entry with the balance before and after, and what is behind it. */
export function TransactionDialog({ transactionId, onClose }: TransactionDialogProps) {
  const say = useTexts('records');
  const locale = useLocale();
  const problemText = useProblemText();
  const { routes } = useSitePlan();
  const { value, problem } = useQuery('getTransaction', { params: { transactionId } });
  const path = (screen: 'bettingRecord' | 'deposit' | 'withdrawal'): string | undefined =>
    routes.find((route) => route.screen === screen)?.path;
  return (
    <Dialog
      title={value === undefined ? say('records:movement') : say(`records:kind.${value.kind}`)}
      onClose={onClose}
      width="medium"
      intro={value === undefined ? undefined : formatMoment(value.at, locale, 'second')}
    >
      {value === undefined ? (
        problem === null ? (
          <Skeleton count={4} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <div className={styles.facts}>
          {value.entries.map(({ fund, amountMicro, balanceBeforeMicro, balanceAfterMicro }) => (
            <section key={fund} aria-label={say(`records:fund.${fund}`)}>
              <h3 className={styles.heading}>{say(`records:fund.${fund}`)}</h3>
              <dl className={styles.list}>
                {[
                  { label: say('records:before'), micro: balanceBeforeMicro, signed: false },
                  { label: say('records:amount'), micro: amountMicro, signed: true },
                  { label: say('records:after'), micro: balanceAfterMicro, signed: false },
                ].map(({ label, micro, signed }) => (
                  <div key={label} className={styles.fact}>
                    <dt>{label}</dt>
                    <dd>
                      <Money micro={BigInt(micro)} currency={value.currency} signed={signed} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {value.reason === null ? null : <p>{value.reason}</p>}
          {value.roundId === null ? null : (
            <TextLink href={`${path('bettingRecord') ?? ''}?round=${value.roundId}`}>
              {say('records:toRound')}
            </TextLink>
          )}
          {value.depositId === null ? null : (
            <TextLink href={`${path('deposit') ?? ''}?deposit=${value.depositId}`}>
              {say('records:toDeposit')}
            </TextLink>
          )}
          {value.withdrawalId === null ? null : (
            <TextLink href={path('withdrawal') ?? ''}>{say('records:toWithdrawal')}</TextLink>
          )}
        </div>
      )}
    </Dialog>
  );
}
