import type { Downline, MemberStatus } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { formatDay } from '../../frame/format-day.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { OnlineDot } from './OnlineDot.tsx';
import styles from './Downlines.module.css';

export interface DownlineTableProps {
  rows: readonly Downline[];
  currency: string;
}

const TONES: Readonly<Record<MemberStatus, PillProps['tone']>> = {
  active: 'win',
  blocked: 'loss',
  excluded: 'accent',
  closed: 'plain',
};

/** Downlines; the account opens its details, an agent also leads to the team below. */
export function DownlineTable({ rows, currency }: DownlineTableProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const { href } = useAddress();
  const seesBalances = rows.some(({ balanceMicro }) => balanceMicro !== null);
  return (
    <TableRegion label={say('agent:downlines')}>
      <RecordTable<Downline>
        caption={say('agent:downlines')}
        rows={rows}
        rowKey={({ memberId }) => memberId}
        columns={[
          {
            id: 'account',
            label: say('agent:account.name'),
            cell: ({ memberId, account, isOnline }) => (
              <span className={styles.account}>
                <OnlineDot isOnline={isOnline} />
                <CentreLink href={href({ account: memberId })}>{account}</CentreLink>
              </span>
            ),
          },
          { id: 'type', label: say('agent:type'), cell: ({ type }) => say(`agent:type.${type}`) },
          {
            id: 'status',
            label: say('agent:status'),
            cell: ({ status }) => <Pill tone={TONES[status]}>{say(`agent:status.${status}`)}</Pill>,
          },
          {
            id: 'series',
            label: say('agent:terms.series'),
            align: 'end',
            cell: ({ terms }) => <span className="tabular">{terms.series}</span>,
          },
          {
            id: 'share',
            label: say('agent:terms.share'),
            align: 'end',
            cell: ({ terms }) => (
              <span className="tabular">{percentText(terms.shareBasisPoints, locale)}</span>
            ),
          },
          ...(seesBalances
            ? [
                {
                  id: 'balance',
                  label: say('agent:balance'),
                  align: 'end' as const,
                  cell: ({ balanceMicro }: Downline) =>
                    balanceMicro === null ? (
                      '–'
                    ) : (
                      <Money micro={BigInt(balanceMicro)} currency={currency} />
                    ),
                },
              ]
            : []),
          {
            id: 'seen',
            label: say('agent:lastSeen'),
            cell: ({ lastSeenDay }) =>
              lastSeenDay === null ? say('agent:lastSeen.never') : formatDay(lastSeenDay, locale),
          },
          {
            id: 'note',
            label: say('agent:note'),
            cell: ({ note }) => <span className={styles.note}>{note === '' ? '–' : note}</span>,
          },
          {
            id: 'team',
            label: say('agent:downlines.team'),
            cell: ({ memberId, account, type, hasDownlines }) =>
              isAgentType(type) && hasDownlines ? (
                <CentreLink href={href({ agent: memberId, search: null })}>
                  {say('agent:downlines.open')}
                  <span className="visually-hidden">: {account}</span>
                </CentreLink>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </TableRegion>
  );
}
