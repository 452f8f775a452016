import { useState } from 'react';
import type { StaffActRequest } from '#contract/generated/types.ts';
import { codesCsv } from '#domain/record/csv-text.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { saveFile } from '#ui/record/save-file.ts';
import { ActDetail } from './ActDetail.tsx';
import styles from './StaffActsDesk.module.css';

const REFRESH_MS = 30_000;
const VIEWS = ['waiting', 'all'] as const;
const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;
const DECISIONS = ['approve', 'reject'] as const;

/** One brand's acts: those that wait for a second person, or all. */
export function StaffActsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('staff-act-desk');
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const view = params.get('view') === 'all' ? 'all' : 'waiting';
  const [codes, setCodes] = useState<readonly string[]>([]);
  const list = useQuery(
    'listStaffActs',
    { params: { brand }, query: { view, ...(cursor === null ? {} : { cursor }) } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideStaffAct');
  const decide = async (
    { staffActId }: StaffActRequest,
    decision: (typeof DECISIONS)[number],
    reason: string,
  ): Promise<boolean> => {
    const outcome = await run({ params: { brand, staffActId }, body: { decision, reason } });
    if (outcome.ok) setCodes(codesIn(outcome.value.answer));
    return outcome.ok;
  };
  const columns: readonly Column<StaffActRequest>[] = [
    {
      id: 'amount',
      label: say('staff-act-desk:amount'),
      align: 'end',
      lead: true,
      cell: ({ amountMicro, currency }) =>
        amountMicro === null || currency === null ? (
          say('staff-act-desk:rule')
        ) : (
          <Amount micro={BigInt(amountMicro)} currency={currency} />
        ),
    },
    { id: 'reason', label: say('staff-act-desk:reason'), cell: ({ reason }) => reason || '—' },
    {
      id: 'requested',
      label: say('staff-act-desk:requested'),
      cell: ({ requestedBy, requestedAt, isOwn }) => (
        <>
          {isOwn ? say('staff-act-desk:you') : requestedBy} <Instant at={requestedAt} />
        </>
      ),
    },
    {
      id: 'status',
      label: say('staff-act-desk:status'),
      cell: ({ status }) => (
        <Pill tone={TONES[status]}>{say(`staff-act-desk:status.${status}`)}</Pill>
      ),
    },
  ];
  return (
    <>
      <search className={styles.views}>
        <Segments
          label={say('staff-act-desk:view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: say(`staff-act-desk:view.${value}`) }))}
          onChange={(next) => change({ view: next === 'waiting' ? null : next, cursor: null })}
        />
      </search>
      {codes.length === 0 ? null : (
        <Notice tone="warning" title={say('staff-act-desk:codes', { count: codes.length })}>
          <p>{say('staff-act-desk:codes.once')}</p>
          <Button onClick={() => saveFile(`vouchers-${brand}.csv`, codesCsv(codes))}>
            {say('staff-act-desk:codes.save')}
          </Button>
        </Notice>
      )}
      <QueueDesk<StaffActRequest>
        list={list}
        caption={say('staff-act-desk:title')}
        rowKey={({ staffActId }) => staffActId}
        name={({ operation }) => say(`staff-act-desk:act.${operation}`)}
        columns={columns}
        detail={(act) => <ActDetail act={act} />}
        actions={DECISIONS.map((decision) => ({
          id: decision,
          label: say(`staff-act-desk:${decision}`),
          tone: decision === 'approve' ? ('primary' as const) : ('secondary' as const),
          applies: ({ status, isOwn, mayDecide }: StaffActRequest) =>
            status === 'waiting' &&
            (decision === 'reject' ? isOwn || mayDecide : !isOwn && mayDecide),
          effect: () => say(`staff-act-desk:effect.${decision}`),
          hint: say('staff-act-desk:reasonHint'),
          pending,
          problem: problem === null ? null : <ProblemPanel problem={problem} />,
          run: (act: StaffActRequest, reason: string) => decide(act, decision, reason),
        }))}
        none={{
          title: say('staff-act-desk:none', { name }),
          text: say('staff-act-desk:none.text'),
        }}
        done={say('staff-act-desk:done')}
      />
    </>
  );
}

/** Codes in what an act answered: they cannot be read again. */
function codesIn(answer: Readonly<Record<string, unknown>> | null): readonly string[] {
  const codes = answer?.['codes'];
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
