import { Link } from 'react-router-dom';
import type { ExclusionMatch } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 30_000;
const DECISIONS = ['same', 'other'] as const;

/** One brand's accounts that wait for a decision, newest first. */
export function ExclusionMatchesDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('exclusion-desk');
  const mayDecide = useStaff().may('member.protect');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listExclusionMatches',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideExclusionMatch');
  return (
    <QueueDesk<ExclusionMatch>
      list={list}
      caption={say('exclusion-desk:title')}
      rowKey={({ matchId }) => matchId}
      name={({ account }) => account}
      columns={[
        {
          id: 'account',
          label: say('exclusion-desk:account'),
          lead: true,
          cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
        },
        {
          id: 'facts',
          label: say('exclusion-desk:facts'),
          lead: true,
          cell: ({ facts }) => facts.map((fact) => say(`exclusion-desk:fact.${fact}`)).join(', '),
        },
        {
          id: 'excluded',
          label: say('exclusion-desk:excluded'),
          cell: ({ excludedBrand, excludedAccount }) =>
            excludedAccount === null
              ? say('exclusion-desk:otherBrand')
              : `${excludedAccount} (${excludedBrand})`,
        },
        {
          id: 'until',
          label: say('exclusion-desk:until'),
          cell: ({ endsAt }) =>
            endsAt === null ? say('exclusion-desk:noEnd') : <Instant at={endsAt} style="minute" />,
        },
        {
          id: 'createdAt',
          label: say('exclusion-desk:createdAt'),
          cell: ({ createdAt }) => <Instant at={createdAt} style="minute" />,
        },
      ]}
      actions={
        mayDecide
          ? DECISIONS.map((decision) => ({
              id: decision,
              label: say(`exclusion-desk:${decision}`),
              effect: () => say(`exclusion-desk:effect.${decision}`),
              hint: say('exclusion-desk:reasonHint'),
              pending,
              problem: problem === null ? null : <ProblemPanel problem={problem} />,
              run: async ({ matchId }: ExclusionMatch, reason: string) => {
                const outcome = await run({
                  params: { brand, matchId },
                  body: { decision, reason },
                });
                return outcome.ok;
              },
            }))
          : []
      }
      none={{ title: say('exclusion-desk:none', { name }), text: say('exclusion-desk:none.text') }}
      done={say('exclusion-desk:done')}
    />
  );
}
