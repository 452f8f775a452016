import type { GameReturn } from '#contract/generated/types.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';

const REFRESH_MS = 60_000;

const TONES = { few: undefined, inside: 'win', above: 'loss', below: 'loss' } as const;

/** A brand's measured returns. Titles outside their bounds come first. */
export function GameReturnDesk({ brand }: { brand: string }) {
  const say = useTexts('game-return-desk');
  const state = useQuery('listGameReturns', { params: { brand } }, { everyMs: REFRESH_MS });
  const columns = useColumns();
  return (
    <DeskState state={state} lines={6}>
      {({ items }) => {
        const outside = items.filter(isOutside);
        const rows = [...outside, ...items.filter((item) => !isOutside(item))];
        return items.length === 0 ? (
          <Notice title={say('game-return-desk:none')}>{say('game-return-desk:none.text')}</Notice>
        ) : (
          <>
            {outside.length === 0 ? (
              <Notice tone="good" title={say('game-return-desk:fits')} />
            ) : (
              <Notice
                tone="problem"
                title={say('game-return-desk:outside', { count: outside.length })}
              >
                {say('game-return-desk:outside.text')}
              </Notice>
            )}
            <Panel title={say('game-return-desk:table')} bare>
              <DataTable
                caption={say('game-return-desk:table')}
                columns={columns}
                rows={rows}
                rowKey={({ gameCode, currency }) => `${gameCode}/${currency}`}
              />
            </Panel>
            <p>{say('game-return-desk:how')}</p>
          </>
        );
      }}
    </DeskState>
  );
}

const isOutside = ({ state }: GameReturn): boolean => state === 'above' || state === 'below';

function useColumns(): readonly Column<GameReturn>[] {
  const say = useTexts('game-return-desk');
  const locale = useLanguage();
  const percent = (text: string | null): string =>
    text === null
      ? '—'
      : new Intl.NumberFormat(locale, {
          style: 'percent',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }).format(Number(text) / 100);
  const range = (low: string | null, high: string | null): string =>
    low === high ? percent(low) : `${percent(low)} – ${percent(high)}`;
  return [
    {
      id: 'game',
      label: say('game-return-desk:game'),
      lead: true,
      cell: ({ gameName, gameVersion }) => `${gameName} ${gameVersion}`,
    },
    {
      id: 'state',
      label: say('game-return-desk:state'),
      lead: true,
      cell: ({ state, pausedAt }) => (
        <>
          <Pill tone={TONES[state]}>{say(`game-return-desk:state.${state}`)}</Pill>
          {pausedAt === null ? null : (
            <>
              {' '}
              {say('game-return-desk:paused')} <Instant at={pausedAt} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'rounds',
      label: say('game-return-desk:rounds'),
      align: 'end',
      cell: ({ rounds }) => new Intl.NumberFormat(locale).format(rounds),
    },
    {
      id: 'measured',
      label: say('game-return-desk:measured'),
      align: 'end',
      cell: ({ measuredPercent }) => percent(measuredPercent),
    },
    {
      id: 'bounds',
      label: say('game-return-desk:bounds'),
      align: 'end',
      cell: ({ lowPercent, highPercent }) => range(lowPercent, highPercent),
    },
    {
      id: 'promised',
      label: say('game-return-desk:promised'),
      align: 'end',
      cell: ({ leastPercent, mostPercent, needsSkill }) =>
        needsSkill
          ? say('game-return-desk:promised.skill', { percent: percent(mostPercent) })
          : range(leastPercent, mostPercent),
    },
    {
      id: 'staked',
      label: say('game-return-desk:staked'),
      align: 'end',
      cell: ({ stakedMicro, currency }) => (
        <Amount micro={BigInt(stakedMicro)} currency={currency} />
      ),
    },
    {
      id: 'paid',
      label: say('game-return-desk:paid'),
      align: 'end',
      cell: ({ paidMicro, currency }) => <Amount micro={BigInt(paidMicro)} currency={currency} />,
    },
  ];
}
