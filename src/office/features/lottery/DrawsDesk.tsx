import type { OfficeLotteryDraw } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './LotteryDesk.module.css';

const REFRESH_MS = 5_000;
const VIEWS = ['waiting', 'all'] as const;
/** Room for the longest result: twenty numbers of two digits. */
const RESULT_LENGTH = 80;

/** Draws with what a brand took and paid in them; results are entered and draws voided here. */
export function DrawsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('lottery-desk');
  const { may } = useStaff();
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const view = params.get('view') === 'all' ? 'all' : 'waiting';
  const list = useQuery(
    'listLotteryDraws',
    { params: { brand }, query: { view, ...(cursor === null ? {} : { cursor }) } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const enter = useCommand('enterLotteryResult');
  const revoke = useCommand('voidLotteryDraw');
  const at = ({ drawId }: OfficeLotteryDraw) => ({ brand, drawId });
  const mayAct = may('lottery.draw');
  const columns: readonly Column<OfficeLotteryDraw>[] = [
    {
      id: 'draw',
      label: say('lottery-desk:draw'),
      lead: true,
      cell: ({ gameNames, numero }) => (
        <>
          {gameNames.join(', ')} <span className="tabular">{numero}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: say('lottery-desk:status'),
      lead: true,
      cell: ({ status, isLate, entered }) => (
        <>
          <Pill tone={isLate ? 'loss' : status === 'settled' ? 'win' : 'plain'}>
            {say(`lottery-desk:status.${isLate ? 'late' : status}`)}
          </Pill>
          {entered === null
            ? null
            : ` ${say('lottery-desk:enteredBy', { by: entered.isOwn ? say('lottery-desk:you') : entered.by })}`}
        </>
      ),
    },
    {
      id: 'drawsAt',
      label: say('lottery-desk:drawsAt'),
      cell: ({ drawsAt }) => <Instant at={drawsAt} />,
    },
    {
      id: 'numbers',
      label: say('lottery-desk:numbers'),
      cell: ({ numbers }) => <span className="tabular">{numbers?.join(' ') ?? '–'}</span>,
    },
    {
      id: 'tickets',
      label: say('lottery-desk:ticketCount'),
      align: 'end',
      cell: ({ ticketCount }) => ticketCount,
    },
    {
      id: 'stake',
      label: say('lottery-desk:stake'),
      align: 'end',
      cell: ({ stakeMicro, currency }) => <Amount micro={BigInt(stakeMicro)} currency={currency} />,
    },
    {
      id: 'payout',
      label: say('lottery-desk:payout'),
      align: 'end',
      cell: ({ payoutMicro, currency }) => (
        <Amount micro={BigInt(payoutMicro)} currency={currency} />
      ),
    },
  ];
  const shown = (problem: typeof enter.problem) =>
    problem === null ? null : <ProblemPanel problem={problem} />;
  return (
    <>
      <search className={styles.views}>
        <Segments
          label={say('lottery-desk:view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: say(`lottery-desk:view.${value}`) }))}
          onChange={(next) => change({ view: next === 'waiting' ? null : next, cursor: null })}
        />
      </search>
      <QueueDesk<OfficeLotteryDraw>
        list={list}
        caption={say('lottery-desk:draws.title')}
        rowKey={({ drawId }) => drawId}
        name={({ gameNames, numero }) => `${gameNames[0] ?? ''} ${numero}`}
        columns={columns}
        actions={
          mayAct
            ? [
                {
                  id: 'enter',
                  label: say('lottery-desk:enter'),
                  tone: 'primary',
                  applies: ({ source, status }) =>
                    source === 'official' && (status === 'closed' || status === 'settled'),
                  effect: ({ entered, status }) =>
                    status === 'settled'
                      ? say('lottery-desk:effect.correct')
                      : say(
                          entered === null || entered.isOwn
                            ? 'lottery-desk:effect.first'
                            : 'lottery-desk:effect.second',
                        ),
                  hint: say('lottery-desk:numbersHint'),
                  input: {
                    kind: 'line',
                    label: say('lottery-desk:numbers'),
                    maxLength: RESULT_LENGTH,
                  },
                  pending: enter.pending,
                  problem: shown(enter.problem),
                  run: async (item, text) => {
                    const numbers = text.split(/[\s,]+/).map(Number);
                    return (await enter.run({ params: at(item), body: { numbers } })).ok;
                  },
                },
                {
                  id: 'void',
                  label: say('lottery-desk:void'),
                  // Our own draws run by themselves: only a late one may need it.
                  applies: ({ source, status, isLate }) =>
                    (status === 'open' || status === 'closed') && (source === 'official' || isLate),
                  effect: () => say('lottery-desk:effect.void'),
                  hint: say('lottery-desk:reasonHint'),
                  pending: revoke.pending,
                  problem: shown(revoke.problem),
                  run: async (item, reason) =>
                    (await revoke.run({ params: at(item), body: { reason } })).ok,
                },
              ]
            : []
        }
        none={{
          title: say('lottery-desk:draws.none', { name }),
          text: say('lottery-desk:draws.none.text'),
        }}
        done={say('lottery-desk:done')}
      />
    </>
  );
}
