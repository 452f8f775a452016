import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OfficeLotteryTicket } from '#contract/generated/types.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './LotteryDesk.module.css';

const TONES = { won: 'win', lost: 'plain', open: 'primary', waiting: 'accent' } as const;

/** Tickets of a brand, newest first, by account and lottery. */
export function TicketsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('lottery-desk', 'lottery-play');
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const account = params.get('account') ?? '';
  const gameCode = params.get('game') ?? '';
  const [typed, setTyped] = useState(account);
  const list = useQuery(
    'listOfficeLotteryTickets',
    {
      params: { brand },
      query: {
        ...(account === '' ? {} : { account }),
        ...(gameCode === '' ? {} : { gameCode }),
        ...(cursor === null ? {} : { cursor }),
      },
    },
    { keepPrevious: true },
  );
  const search = (event: FormEvent): void => {
    event.preventDefault();
    change({ account: typed.trim() === '' ? null : typed.trim(), cursor: null });
  };
  const columns: readonly Column<OfficeLotteryTicket>[] = [
    {
      id: 'account',
      label: say('lottery-desk:account'),
      lead: true,
      cell: ({ memberId, account: of }) => <Link to={`/members/${memberId}`}>{of}</Link>,
    },
    {
      id: 'draw',
      label: say('lottery-desk:draw'),
      cell: ({ ticket }) => (
        <>
          {ticket.gameName} <span className="tabular">{ticket.numero}</span>
        </>
      ),
    },
    {
      id: 'status',
      label: say('lottery-desk:status'),
      lead: true,
      cell: ({ ticket: { status } }) => (
        <Pill tone={status in TONES ? TONES[status as keyof typeof TONES] : 'plain'}>
          {say(`lottery-desk:ticket.${status}`)}
        </Pill>
      ),
    },
    {
      id: 'placed',
      label: say('lottery-desk:placedAt'),
      cell: ({ ticket }) => <Instant at={ticket.placedAt} />,
    },
    {
      id: 'lines',
      label: say('lottery-desk:lines'),
      cell: ({ ticket: { lines } }) => (
        <ul className={styles.lines}>
          {lines.slice(0, 5).map(({ lineId, play, selection, units }) => (
            <li key={lineId}>
              {lineName(say, play)} <span className="tabular">{selection}</span> ({units})
            </li>
          ))}
          {lines.length > 5 ? (
            <li>{say('lottery-desk:moreLines', { count: lines.length - 5 })}</li>
          ) : null}
        </ul>
      ),
    },
    {
      id: 'stake',
      label: say('lottery-desk:stake'),
      align: 'end',
      cell: ({ ticket }) => <Amount micro={BigInt(ticket.stakeMicro)} currency={ticket.currency} />,
    },
    {
      id: 'payout',
      label: say('lottery-desk:payout'),
      align: 'end',
      cell: ({ ticket: { payoutMicro, currency } }) =>
        payoutMicro === null ? '–' : <Amount micro={BigInt(payoutMicro)} currency={currency} />,
    },
  ];
  return (
    <>
      <search>
        <form className={styles.search} onSubmit={search}>
          <Field
            label={say('lottery-desk:account')}
            value={typed}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label={say('lottery-desk:lottery')}
            value={gameCode}
            options={[
              { value: '', label: say('lottery-desk:every') },
              ...LOTTERIES.map((lottery) => ({ value: lottery.code, label: lottery.name })),
            ]}
            onChange={(game) => change({ game: game === '' ? null : game, cursor: null })}
          />
          <Button type="submit">{say('lottery-desk:search')}</Button>
        </form>
      </search>
      <PagedList
        list={list}
        none={
          <EmptyState icon="ticket" title={say('lottery-desk:tickets.none', { name })}>
            {say('lottery-desk:tickets.none.text')}
          </EmptyState>
        }
      >
        {(rows, busy) => (
          <DataTable
            caption={say('lottery-desk:tickets.title')}
            columns={columns}
            rows={rows}
            busy={busy}
            rowKey={({ ticket }) => ticket.ticketId}
          />
        )}
      </PagedList>
    </>
  );
}

/** `front3.direct` in words. */
function lineName(say: (key: string) => string, play: string): string {
  const [group = '', rule = ''] = play.split('.');
  return `${say(`lottery-play:menu.${group}`)} · ${say(`lottery-play:rule.${rule}`)}`;
}
