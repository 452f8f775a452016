import type { LotteryExposure } from '#contract/generated/types.ts';
import { findLottery } from '#lotteries/lotteries.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useQuery } from '#ui/query/useQuery.ts';

const REFRESH_MS = 5_000;

/** The bets of draws that are not over, the most expensive first. */
export function ExposureDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('lottery-desk', 'lottery-play');
  const state = useQuery('listLotteryExposure', { params: { brand } }, { everyMs: REFRESH_MS });
  const { value } = state;
  const columns: readonly Column<LotteryExposure>[] = [
    {
      id: 'draw',
      label: say('lottery-desk:draw'),
      lead: true,
      cell: ({ gameCode, numero }) => (
        <>
          {findLottery(gameCode)?.name ?? gameCode} <span className="tabular">{numero}</span>
        </>
      ),
    },
    {
      id: 'bet',
      label: say('lottery-desk:bet'),
      cell: ({ play, bet }) => {
        const [group = '', rule = ''] = play.split('.');
        return (
          <>
            {say(`lottery-play:menu.${group}`)} · {say(`lottery-play:rule.${rule}`)}{' '}
            <span className="tabular">{bet}</span>
          </>
        );
      },
    },
    {
      id: 'stake',
      label: say('lottery-desk:stake'),
      align: 'end',
      cell: ({ stakeMicro, currency }) => <Amount micro={BigInt(stakeMicro)} currency={currency} />,
    },
    {
      id: 'liability',
      label: say('lottery-desk:liability'),
      align: 'end',
      cell: ({ liabilityMicro, currency }) => (
        <Amount micro={BigInt(liabilityMicro)} currency={currency} />
      ),
    },
    {
      id: 'share',
      label: say('lottery-desk:ofLimit'),
      align: 'end',
      cell: ({ liabilityMicro }) =>
        value === undefined
          ? ''
          : `${(BigInt(liabilityMicro) * 100n) / BigInt(value.exposureMicro)} %`,
    },
  ];
  return (
    <>
      <ReadProblem state={state} />
      {value?.items.length === 0 ? (
        <EmptyState icon="chartBar" title={say('lottery-desk:exposure.none', { name })}>
          {say('lottery-desk:exposure.none.text')}
        </EmptyState>
      ) : (
        <DataTable
          caption={say('lottery-desk:exposure.title')}
          columns={columns}
          rows={value?.items}
          rowKey={({ gameCode, numero, play, bet }) => `${gameCode} ${numero} ${play} ${bet}`}
        />
      )}
    </>
  );
}
