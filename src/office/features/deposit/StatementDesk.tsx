import type { StatementLine } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './DepositsDesk.module.css';
import { ImportStatement } from './ImportStatement.tsx';

/** Lines of one brand's statements: import, differences, and what staff settle by hand. */
export function StatementDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('deposit-desk');
  const mayMatch = useStaff().may('deposit.match');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listStatementLines',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true },
  );
  useListTopic('depositQueue', brand, list.refresh);
  const match = useCommand('matchStatementLine');
  const ignore = useCommand('ignoreStatementLine');
  const isOpen = ({ state }: StatementLine): boolean => state === 'open';
  return (
    <>
      {mayMatch ? <ImportStatement brand={brand} onImported={() => void list.refresh()} /> : null}
      <QueueDesk<StatementLine>
        list={list}
        caption={say('deposit-desk:view.lines')}
        rowKey={({ lineId }) => lineId}
        name={({ bookedOn, text }) => `${bookedOn} ${text.slice(0, 24)}`}
        columns={[
          { id: 'date', label: say('deposit-desk:bookedOn'), cell: ({ bookedOn }) => bookedOn },
          {
            id: 'amount',
            label: say('deposit-desk:amount'),
            align: 'end',
            lead: true,
            cell: ({ amountMicro, currency }) => (
              <Amount micro={BigInt(amountMicro)} currency={currency} />
            ),
          },
          {
            id: 'text',
            label: say('deposit-desk:text'),
            lead: true,
            cell: ({ text, bankReference }) =>
              bankReference === '' ? text : `${text} · ${bankReference}`,
          },
          {
            id: 'state',
            label: say('deposit-desk:state'),
            cell: ({ state, difference, account, by, reason }) => (
              <span className={styles.pills}>
                <Pill tone={state === 'open' ? 'accent' : state === 'matched' ? 'win' : 'plain'}>
                  {say(`deposit-desk:line.${state}`)}
                </Pill>
                {by === null ? null : <Pill>{say(`deposit-desk:by.${by}`)}</Pill>}
                {difference === null ? null : (
                  <Pill tone="loss">{say(`deposit-desk:difference.${difference}`)}</Pill>
                )}
                {account ?? reason}
              </span>
            ),
          },
        ]}
        actions={
          mayMatch
            ? [
                {
                  id: 'match',
                  label: say('deposit-desk:match'),
                  applies: isOpen,
                  effect: () => say('deposit-desk:match.effect'),
                  hint: say('deposit-desk:match.hint'),
                  input: { kind: 'line', label: say('deposit-desk:reference'), maxLength: 64 },
                  pending: match.pending,
                  problem: match.problem === null ? null : <ProblemPanel problem={match.problem} />,
                  run: async ({ lineId }, reference) =>
                    (await match.run({ params: { brand, lineId }, body: { reference } })).ok,
                },
                {
                  id: 'ignore',
                  label: say('deposit-desk:ignore'),
                  applies: isOpen,
                  effect: () => say('deposit-desk:ignore.effect'),
                  hint: say('deposit-desk:ignore.hint'),
                  pending: ignore.pending,
                  problem:
                    ignore.problem === null ? null : <ProblemPanel problem={ignore.problem} />,
                  run: async ({ lineId }, reason) =>
                    (await ignore.run({ params: { brand, lineId }, body: { reason } })).ok,
                },
              ]
            : []
        }
        none={{
          title: say('deposit-desk:none.lines', { name }),
          text: say('deposit-desk:none.lines.text'),
        }}
        done={say('deposit-desk:done.deposits')}
      />
    </>
  );
}
