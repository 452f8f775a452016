import { Link } from 'react-router-dom';
import type { SharpPlayer } from '#contract/generated/types.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { type Say, useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';

/** Players by what they got over the closing odds; their limits follow from their tags. */
export function SharpPlayers({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('sports-desk');
  const locale = useOfficeLocale();
  const list = useQuery('listSharpPlayers', { params: { brand } });
  return (
    <>
      <ReadProblem state={list} />
      {list.value?.items.length === 0 ? (
        <EmptyState icon="chartBar" title={say('sports-desk:sharp.none', { name })}>
          {say('sports-desk:sharp.none.text')}
        </EmptyState>
      ) : (
        <DataTable
          caption={say('sports-desk:sharp.title')}
          columns={columnsOf(say, locale)}
          rows={list.value?.items}
          rowKey={({ memberId }) => memberId}
        />
      )}
    </>
  );
}

function columnsOf(say: Say, locale: string): readonly Column<SharpPlayer>[] {
  const percent = (part: number): string =>
    numberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }).format(part);
  return [
    {
      id: 'account',
      label: say('sports-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'signal',
      label: say('sports-desk:status'),
      lead: true,
      cell: ({ isSharp, limitTags }) => (
        <>
          {isSharp ? <Pill tone="loss">{say('sports-desk:sharp.signal')}</Pill> : null}
          {limitTags.map((tag) => (
            <Pill key={tag}>{tag}</Pill>
          ))}
        </>
      ),
    },
    {
      id: 'bets',
      label: say('sports-desk:sharp.bets'),
      align: 'end',
      cell: ({ bets }) => <span className="tabular">{bets}</span>,
    },
    {
      id: 'beaten',
      label: say('sports-desk:sharp.beaten'),
      align: 'end',
      cell: ({ bets, beaten }) => (
        <span className="tabular">
          {beaten} / {bets}
        </span>
      ),
    },
    {
      id: 'mean',
      label: say('sports-desk:sharp.mean'),
      align: 'end',
      cell: ({ meanBasisPoints }) => (
        <span className="tabular">{percent(meanBasisPoints / 10_000)}</span>
      ),
    },
  ];
}
