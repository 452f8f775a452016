import { Link } from 'react-router-dom';
import type { CampaignSimulation } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './PromotionDesk.module.css';
import { Signals } from './Signals.tsx';

export interface SimulationPanelProps {
  result: CampaignSimulation;
  onClose: () => void;
}

/** What the campaign would have given in the last days. */
export function SimulationPanel({ result, onClose }: SimulationPanelProps) {
  const say = useTexts('promotion-desk');
  const number = new Intl.NumberFormat(useOfficeLocale());
  const { currency, signals, examples, budgetReachedOn } = result;
  const figure = (id: 'players' | 'rewards' | 'cashedOut' | 'events') => ({
    id,
    label: say(`promotion-desk:simulation.${id}`),
    value: <span className="tabular">{number.format(result[id])}</span>,
  });
  const amount = (id: 'costMicro' | 'turnoverMicro') => ({
    id,
    label: say(`promotion-desk:simulation.${id}`),
    value: <Amount micro={BigInt(result[id])} currency={currency} />,
  });
  return (
    <Panel
      title={say('promotion-desk:simulation.title', { days: result.days })}
      actions={
        <IconButton icon="close" label={say('promotion-desk:simulation.close')} onClick={onClose} />
      }
    >
      <p className={styles.quiet} role="status">
        {say('promotion-desk:simulation.lead')}
      </p>
      {result.isPartial ? (
        <Notice tone="warning">{say('promotion-desk:simulation.isPartial')}</Notice>
      ) : null}
      <Facts
        facts={[
          figure('players'),
          figure('rewards'),
          amount('costMicro'),
          amount('turnoverMicro'),
          {
            id: 'budgetReachedOn',
            label: say('promotion-desk:simulation.budgetReachedOn'),
            value: budgetReachedOn ?? say('promotion-desk:simulation.never'),
          },
          figure('cashedOut'),
          ...signals.map(({ signal, players }) => ({
            id: signal,
            label: say(`promotion-desk:simulation.signal.${signal}`),
            value: <span className="tabular">{number.format(players)}</span>,
          })),
          figure('events'),
        ]}
      />
      {examples.length === 0 ? null : (
        <DataTable
          caption={say('promotion-desk:simulation.examples')}
          rows={examples}
          rowKey={({ memberId }) => memberId}
          columns={[
            {
              id: 'account',
              label: say('promotion-desk:account'),
              lead: true,
              cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
            },
            {
              id: 'rewards',
              label: say('promotion-desk:simulation.rewards'),
              align: 'end',
              cell: ({ rewards }) => number.format(rewards),
            },
            {
              id: 'amount',
              label: say('promotion-desk:amount'),
              align: 'end',
              lead: true,
              cell: ({ amountMicro }) => <Amount micro={BigInt(amountMicro)} currency={currency} />,
            },
            {
              id: 'signals',
              label: say('promotion-desk:signals'),
              cell: (example) => <Signals signals={example.signals} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
