import { Link } from 'react-router-dom';
import type { RoundRefund } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 30_000;
const DECISIONS = ['approve', 'reject'] as const;

/** One brand's refunds that wait, newest first. Who asked for one cannot approve it. */
export function RoundRefundsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('round-desk');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listRoundRefunds',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideRoundRefund');
  return (
    <QueueDesk<RoundRefund>
      list={list}
      caption={say('round-desk:refunds.title')}
      rowKey={({ refundId }) => refundId}
      name={({ username, gameName }) => `${username}, ${gameName}`}
      columns={[
        {
          id: 'member',
          label: say('round-desk:member'),
          lead: true,
          cell: ({ memberId, username }) => <Link to={`/members/${memberId}`}>{username}</Link>,
        },
        {
          id: 'amount',
          label: say('round-desk:amount'),
          lead: true,
          align: 'end',
          cell: ({ amountMicro, currency }) => (
            <Amount micro={BigInt(amountMicro)} currency={currency} />
          ),
        },
        {
          id: 'round',
          label: say('round-desk:game'),
          cell: ({ gameName, roundId }) => (
            <Link to={`/rounds?brand=${brand}&roundId=${roundId}`}>
              {gameName} {roundId}
            </Link>
          ),
        },
        { id: 'reason', label: say('round-desk:reason'), cell: ({ reason }) => reason },
        {
          id: 'requested',
          label: say('round-desk:requested'),
          cell: ({ requestedBy, requestedAt }) => (
            <>
              {requestedBy ?? '—'} · <Instant at={requestedAt} style="minute" />
            </>
          ),
        },
      ]}
      actions={DECISIONS.map((decision) => ({
        id: decision,
        label: say(`round-desk:${decision}`),
        applies: ({ isOwn }: RoundRefund) => decision === 'reject' || !isOwn,
        effect: () => say(`round-desk:effect.${decision}`),
        hint: say('round-desk:reasonHint'),
        pending,
        problem: problem === null ? null : <ProblemPanel problem={problem} />,
        run: async ({ refundId }: RoundRefund, reason: string) => {
          const outcome = await run({ params: { brand, refundId }, body: { decision, reason } });
          return outcome.ok;
        },
      }))}
      none={{
        title: say('round-desk:refunds.none', { name }),
        text: say('round-desk:refunds.none.text'),
      }}
      done={say('round-desk:done')}
    />
  );
}
