import { harmActions } from '#contract/generated/enum-values.ts';
import type { HarmCase } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { HarmScore } from './HarmScore.tsx';

const REFRESH_MS = 30_000;

/** One brand's open cases, newest first. An action logs what staff did and closes the case. */
export function HarmCasesDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('harm-case');
  const mayHandle = useStaff().may('member.protect');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listHarmCases',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('handleHarmCase');
  return (
    <QueueDesk<HarmCase>
      list={list}
      caption={say('harm-case:title')}
      rowKey={({ caseId }) => caseId}
      name={({ account }) => account}
      columns={[
        {
          id: 'account',
          label: say('harm-case:account'),
          lead: true,
          cell: ({ memberId, account }) => (
            <TextLink href={`/members/${memberId}`}>{account}</TextLink>
          ),
        },
        {
          id: 'score',
          label: say('harm-case:score'),
          lead: true,
          cell: ({ score }) => <HarmScore score={score} />,
        },
        {
          id: 'markers',
          label: say('harm-case:markers'),
          cell: ({ markers }) =>
            markers.map((marker) => say(`harm-case:marker.${marker}`)).join(', '),
        },
        {
          id: 'opened',
          label: say('harm-case:opened'),
          cell: ({ openedAt }) => <Instant at={openedAt} />,
        },
      ]}
      actions={
        mayHandle
          ? harmActions.map((action) => ({
              id: action,
              label: say(`harm-case:log.${action}`),
              effect: () => say(`harm-case:effect.${action}`),
              hint: say('harm-case:reasonHint'),
              pending,
              problem: problem === null ? null : <ProblemPanel problem={problem} />,
              run: async ({ caseId }: HarmCase, reason: string) => {
                const outcome = await run({ params: { brand, caseId }, body: { action, reason } });
                return outcome.ok;
              },
            }))
          : []
      }
      none={{ title: say('harm-case:none', { name }), text: say('harm-case:none.text') }}
      done={say('harm-case:done')}
    />
  );
}
