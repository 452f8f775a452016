import type { ContractRun } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './ContractDesk.module.css';
import { RunDifference } from './RunDifference.tsx';
import type { RunTaskName } from './RunTask.tsx';
import { RunWindow } from './RunWindow.tsx';

const TONES = { review: 'accent', posting: 'primary', posted: 'win' } as const;
const TASKS = ['approve', 'recompute'] as const;
/** As many digits of a hash as people compare by eye. */
const SHOWN_DIGITS = 10;

export interface RunColumnsInput {
  onShow: (run: ContractRun) => void;
  onAsk: (run: ContractRun, task: RunTaskName) => void;
}

/** Kind and window, state, lines, amount and difference, and what staff may do. */
export function useRunColumns({ onShow, onAsk }: RunColumnsInput): readonly Column<ContractRun>[] {
  const say = useTexts('contract-desk');
  const mayRun = useStaff().may('contract.run');
  return [
    {
      id: 'kind',
      label: say('contract-desk:kind'),
      lead: true,
      cell: ({ kind, period }) => (
        <span className={styles.pair}>
          <strong>{say(`contract-desk:kind.${kind}`)}</strong>
          <span className={styles.quiet}>{say(`contract-desk:period.${period}`)}</span>
        </span>
      ),
    },
    {
      id: 'window',
      label: say('contract-desk:window'),
      lead: true,
      cell: (run) => <RunWindow run={run} />,
    },
    {
      id: 'status',
      label: say('contract-desk:status'),
      cell: ({ status, isChanged }) => (
        <span className={styles.pair}>
          <Pill tone={TONES[status]}>{say(`contract-desk:run.${status}`)}</Pill>
          {isChanged ? (
            <span className={styles.fault}>{say('contract-desk:run.changed')}</span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'lines',
      label: say('contract-desk:lines'),
      align: 'end',
      cell: ({ lines }) => <span className="tabular">{lines}</span>,
    },
    {
      id: 'waiting',
      label: say('contract-desk:waiting'),
      align: 'end',
      cell: ({ waiting }) => (waiting === 0 ? '–' : <Pill tone="accent">{waiting}</Pill>),
    },
    {
      id: 'amount',
      label: say('contract-desk:brandPays'),
      align: 'end',
      cell: ({ amountMicro, currency }) => (
        <Amount micro={BigInt(amountMicro)} currency={currency} mutedZero />
      ),
    },
    {
      id: 'difference',
      label: say('contract-desk:difference'),
      align: 'end',
      cell: (run) => <RunDifference run={run} />,
    },
    {
      id: 'hash',
      label: say('contract-desk:hash'),
      cell: ({ hash }) => <code title={hash}>{hash.slice(0, SHOWN_DIGITS)}</code>,
    },
    {
      id: 'actions',
      label: say('contract-desk:action'),
      align: 'end',
      cell: (run) => {
        const name = `${say(`contract-desk:kind.${run.kind}`)} ${run.startsAt ?? run.from}`;
        return (
          <span className={styles.actions}>
            <Button
              size="small"
              tone="quiet"
              aria-label={`${say('contract-desk:openLines')}: ${name}`}
              onClick={() => onShow(run)}
            >
              {say('contract-desk:openLines')}
            </Button>
            {mayRun && run.status === 'review'
              ? TASKS.map((task) => (
                  <Button
                    key={task}
                    size="small"
                    tone={task === 'approve' ? 'primary' : 'secondary'}
                    aria-label={`${say(`contract-desk:${task}`)}: ${name}`}
                    onClick={() => onAsk(run, task)}
                  >
                    {say(`contract-desk:${task}`)}
                  </Button>
                ))
              : null}
          </span>
        );
      },
    },
  ];
}
