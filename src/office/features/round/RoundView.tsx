import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Figure, FigureList } from '#ui/kit/FigureList.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './RoundsDesk.module.css';

export interface RoundViewProps {
  brand: string;
  roundId: string;
  onChanged: () => void;
  onClose: () => void;
}

type Told = ReplyOf<'getOfficeRound'>;

/** One round in full: figures, movements, choices, events, and what proves it. */
export function RoundView({ brand, roundId, onChanged, onClose }: RoundViewProps) {
  const say = useTexts('round-desk');
  const state = useQuery('getOfficeRound', { params: { brand, roundId } });
  return (
    <Dialog title={say('round-desk:round', { roundId })} wide onClose={onClose}>
      <DeskState state={state} lines={6}>
        {(told) => (
          <div className={styles.round}>
            <RoundFigures told={told} />
            {told.round.mayRefund ? (
              <RefundRequest
                brand={brand}
                told={told}
                onDone={() => {
                  void state.refresh();
                  onChanged();
                }}
              />
            ) : null}
            <RoundEvents told={told} />
          </div>
        )}
      </DeskState>
    </Dialog>
  );
}

function RoundFigures({ told }: { told: Told }) {
  const say = useTexts('round-desk');
  const { round, transactions, fairness } = told;
  const money = (micro: string) => <Amount micro={BigInt(micro)} currency={round.currency} />;
  return (
    <>
      <FigureList>
        <Figure name={say('round-desk:game')} value={`${round.gameName} · ${round.vendor}`} />
        <Figure name={say('round-desk:member')} value={round.username} />
        <Figure name={say('round-desk:stake')}>{money(round.stakeMicro)}</Figure>
        <Figure name={say('round-desk:payout')}>
          {round.status === 'open' ? '–' : money(round.payoutMicro)}
        </Figure>
        <Figure
          name={say('round-desk:status')}
          value={say(
            round.refund === null
              ? `round-desk:status.${round.status}`
              : `round-desk:refund.${round.refund}`,
          )}
        />
        {fairness === null ? null : (
          <Figure name={say('round-desk:seeds')}>
            <code>
              {fairness.serverSeedHash} · {fairness.clientSeed} · {fairness.nonce}
            </code>
          </Figure>
        )}
      </FigureList>
      <Panel title={say('round-desk:movements')} bare>
        <DataTable
          caption={say('round-desk:movements')}
          rows={transactions}
          rowKey={({ transactionId }) => transactionId}
          columns={[
            {
              id: 'at',
              label: say('round-desk:openedAt'),
              lead: true,
              cell: ({ at }) => <Instant at={at} style="second" />,
            },
            {
              id: 'kind',
              label: say('round-desk:movement'),
              lead: true,
              cell: ({ kind }) => say(`round-desk:movement.${kind}`),
            },
            {
              id: 'amount',
              label: say('round-desk:amount'),
              align: 'end',
              cell: ({ amountMicro }) => money(amountMicro),
            },
          ]}
        />
      </Panel>
    </>
  );
}

function RoundEvents({ told: { replay } }: { told: Told }) {
  const say = useTexts('round-desk');
  if (replay === null) return <p>{say('round-desk:noEvents')}</p>;
  const lines = [
    { type: 'wager', ...replay.wager },
    ...replay.actions.map((action) => ({ type: 'action', ...action })),
    ...replay.events,
  ];
  return (
    <Panel title={say('round-desk:events')}>
      <ol className={styles.events} lang="en">
        {lines.map(({ type, ...facts }, index) => (
          <li key={index}>
            <strong>{type}</strong> <code>{JSON.stringify(facts)}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function RefundRequest({
  brand,
  told: { round },
  onDone,
}: {
  brand: string;
  told: Told;
  onDone: () => void;
}) {
  const say = useTexts('round-desk');
  const mayRefund = useStaff().may('round.refund');
  const { run, pending, problem } = useCommand('requestRoundRefund');
  if (!mayRefund) return null;
  return (
    <ReasonedAction
      title={say('round-desk:request')}
      label={say('round-desk:request')}
      effect={say('round-desk:request.effect')}
      hint={say('round-desk:reasonHint')}
      pending={pending}
      problem={problem}
      onConfirm={async (reason) => {
        const { ok } = await run({ params: { brand, roundId: round.roundId }, body: { reason } });
        if (ok) onDone();
        return ok;
      }}
    />
  );
}
