import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { OfficeSportsBet } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { formatInstant } from '#staff/values/format-instant.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { type Say, useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { betsQuery, BETS_VIEWS, viewOf } from './bets-query.ts';
import { BetLegs } from './BetLegs.tsx';
import styles from './SportsDesk.module.css';

const TONES = { settled: 'win', open: 'primary', held: 'accent' } as const;

/** Bets of a brand, newest first; one accepted after the moment that decided it is voided here. */
export function SportsBetsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('sports-desk', 'sports');
  const { may } = useStaff();
  const { params, change } = useAddress();
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const query = betsQuery(params, clock);
  const list = useQuery(
    'listOfficeSportsBets',
    { params: { brand }, query },
    { keepPrevious: true },
  );
  const revoke = useCommand('voidSportsBet');
  const decidedAt = ({ lateSince }: OfficeSportsBet): string | null =>
    lateSince ?? query.acceptedAfter ?? null;
  return (
    <>
      <search className={styles.search}>
        <Segments
          label={say('sports-desk:view')}
          value={viewOf(params)}
          options={BETS_VIEWS.map((value) => ({ value, label: say(`sports-desk:view.${value}`) }))}
          onChange={(next) => change({ view: next === 'all' ? null : next, cursor: null })}
        />
        <FilterField name="account" label={say('sports-desk:account')} type="search" />
        <FilterField name="event" label={say('sports-desk:eventId')} type="search" />
        <FilterField
          name="after"
          label={say('sports-desk:acceptedAfter')}
          type="datetime-local"
          step={1}
        />
      </search>
      <QueueDesk<OfficeSportsBet>
        list={list}
        caption={say('sports-desk:bets.title')}
        rowKey={({ bet }) => bet.betId}
        name={({ account, bet }) => `${account} ${bet.betId}`}
        columns={columnsOf(say)}
        actions={
          may('sports.trade')
            ? [
                {
                  id: 'void',
                  label: say('sports-desk:void'),
                  applies: (item) =>
                    decidedAt(item) !== null && ['open', 'settled'].includes(item.bet.status),
                  effect: (item) =>
                    say('sports-desk:effect.void', {
                      moment: formatInstant(decidedAt(item) ?? '', locale, clock, 'second'),
                    }),
                  hint: say('sports-desk:reasonHint'),
                  pending: revoke.pending,
                  problem:
                    revoke.problem === null ? null : <ProblemPanel problem={revoke.problem} />,
                  run: async (item, reason) => {
                    const { betId, version } = item.bet;
                    const body = { decidedAt: decidedAt(item) ?? '', version, reason };
                    return (await revoke.run({ params: { brand, betId }, body })).ok;
                  },
                },
              ]
            : []
        }
        none={{
          title: say('sports-desk:bets.none', { name }),
          text: say('sports-desk:bets.none.text'),
        }}
        done={say('sports-desk:done')}
      />
    </>
  );
}

const columnsOf = (say: Say): readonly Column<OfficeSportsBet>[] => [
  {
    id: 'account',
    label: say('sports-desk:account'),
    lead: true,
    cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
  },
  {
    id: 'status',
    label: say('sports-desk:status'),
    lead: true,
    cell: ({ bet: { status }, lateSince, voidReason }) => (
      <>
        <Pill tone={status in TONES ? TONES[status as keyof typeof TONES] : 'plain'}>
          {say(`sports:status.${status}`)}
        </Pill>
        {lateSince === null || status === 'void' ? null : (
          <Pill tone="loss">{say('sports-desk:late')}</Pill>
        )}
        {voidReason === null ? null : <span>{voidReason}</span>}
      </>
    ),
  },
  {
    id: 'legs',
    label: say('sports-desk:selections'),
    cell: ({ bet }) => <BetLegs bet={bet} />,
  },
  {
    id: 'accepted',
    label: say('sports-desk:acceptedAt'),
    cell: ({ bet, lateSince }) => (
      <>
        <Instant at={bet.acceptedAt ?? bet.placedAt} style="second" />
        {lateSince === null ? null : (
          <div className={styles.faint}>
            {say('sports-desk:decidedAt')} <Instant at={lateSince} style="second" />
          </div>
        )}
      </>
    ),
  },
  {
    id: 'stake',
    label: say('sports-desk:stake'),
    align: 'end',
    cell: ({ bet }) => <Amount micro={BigInt(bet.stakeMicro)} currency={bet.currency} />,
  },
  {
    id: 'most',
    label: say('sports-desk:most'),
    align: 'end',
    cell: ({ bet }) => <Amount micro={BigInt(bet.mostMicro)} currency={bet.currency} />,
  },
  {
    id: 'payout',
    label: say('sports-desk:payout'),
    align: 'end',
    cell: ({ bet: { payoutMicro, currency } }) =>
      payoutMicro === null ? '–' : <Amount micro={BigInt(payoutMicro)} currency={currency} />,
  },
];
