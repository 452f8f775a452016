import { Link } from 'react-router-dom';
import type { ReturnableDeposit } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 30_000;

/** One brand's deposits to pay back, newest first. */
export function ReturnableDepositsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('deposit-desk');
  const mayReturn = useStaff().may('deposit.return');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listReturnableDeposits',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('depositQueue', brand, list.refresh);
  const { run, pending, problem } = useCommand('returnDeposit');
  return (
    <QueueDesk<ReturnableDeposit>
      list={list}
      caption={say('deposit-desk:title')}
      rowKey={({ depositId }) => depositId}
      name={({ reference }) => reference}
      columns={[
        {
          id: 'account',
          label: say('deposit-desk:account'),
          lead: true,
          cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
        },
        {
          id: 'amount',
          label: say('deposit-desk:amount'),
          lead: true,
          cell: ({ amountMicro, currency }) => (
            <Amount micro={BigInt(amountMicro)} currency={currency} />
          ),
        },
        { id: 'channel', label: say('deposit-desk:channel'), cell: ({ channel }) => channel },
        {
          id: 'reference',
          label: say('deposit-desk:reference'),
          cell: ({ reference, authorisation }) => (
            <span className="tabular">
              {authorisation === null ? reference : `${reference} / ${authorisation}`}
            </span>
          ),
        },
        {
          id: 'paidAt',
          label: say('deposit-desk:paidAt'),
          cell: ({ paidAt }) => <Instant at={paidAt} style="second" />,
        },
      ]}
      actions={
        mayReturn
          ? [
              {
                id: 'return',
                label: say('deposit-desk:return'),
                effect: () => say('deposit-desk:effect'),
                hint: say('deposit-desk:reasonHint'),
                pending,
                problem: problem === null ? null : <ProblemPanel problem={problem} />,
                run: async ({ depositId }, reason) => {
                  const outcome = await run({
                    params: { brand, returnableId: depositId },
                    body: { reason },
                  });
                  return outcome.ok;
                },
              },
            ]
          : []
      }
      none={{ title: say('deposit-desk:none', { name }), text: say('deposit-desk:none.text') }}
      done={say('deposit-desk:done')}
    />
  );
}
