import type { ReplyOf } from '#contract/operation.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './WithdrawalsDesk.module.css';

/** What happened to a withdrawal, newest first, and the payments that were tried. */
export function WithdrawalHistory({ detail }: { detail: ReplyOf<'getOfficeWithdrawal'> }) {
  const say = useTexts('withdrawal-desk');
  const { currency } = detail.withdrawal;
  return (
    <>
      {detail.payouts.length === 0 ? null : (
        <Panel title={say('withdrawal-desk:payouts')}>
          <ol className={styles.history}>
            {detail.payouts.map((payout) => (
              <li key={payout.payoutId} className={styles.event}>
                <span>
                  {`${payout.channel} · ${say(`withdrawal-desk:payoutStatus.${payout.status}`)} · `}
                  <Amount micro={BigInt(payout.amountMicro)} currency={currency} />
                </span>
                <span className={styles.quiet}>
                  <span className="code">{payout.channelReference ?? payout.reference}</span>
                  {' · '}
                  <Instant at={payout.settledAt ?? payout.createdAt} style="second" />
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <Panel title={say('withdrawal-desk:history')}>
        <ol className={styles.history}>
          {detail.events.map((event) => (
            <li key={`${event.at} ${event.kind}`} className={styles.event}>
              <span>
                {say(`withdrawal-desk:event.${event.kind}`)}
                {event.amountMicro === null ? null : (
                  <>
                    {' · '}
                    <Amount micro={BigInt(event.amountMicro)} currency={currency} />
                  </>
                )}
              </span>
              {event.text === '' ? null : <span>{event.text}</span>}
              <span className={styles.quiet}>
                {event.by ??
                  say(event.byMember ? 'withdrawal-desk:byMember' : 'withdrawal-desk:byServer')}
                {' · '}
                <Instant at={event.at} style="second" />
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
