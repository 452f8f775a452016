import type { GameCategory } from '#contract/generated/types.ts';
import { PLAYED_CATEGORIES } from '#domain/category/categories.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useIsOpenCategory } from '#ui/plan/useIsOpenCategory.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { FilterFold } from '../../frame/FilterFold.tsx';
import { rangeText } from '../../frame/format-day.ts';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { Toolbar } from '../../frame/Panel.tsx';
import { PeriodDays } from '../../frame/PeriodDays.tsx';
import { moneyColumns, NET_WIN, type TeamColumn } from '../../frame/team-columns.ts';
import { TeamLines } from '../../frame/TeamLines.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { usePeriodDays } from '../../frame/usePeriodDays.ts';
import { RoundsDialog } from './RoundsDialog.tsx';

const COLUMNS: readonly TeamColumn[] = [
  { kind: 'count', field: 'rounds' },
  ...moneyColumns('stakeMicro', 'validBetMicro', 'payoutMicro'),
  NET_WIN,
];

/** What each team staked and won over a period, by category where one is chosen. */
export function TeamBettingScreen() {
  const say = useTexts('agent', 'records', 'plan', 'ui');
  return (
    <AgentFrame title={say('agent:betting')}>
      <HomeGate>{(home) => <BettingLines home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function BettingLines({ home }: { home: AgentHome }) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const categoryName = useCategoryName();
  const isOpen = useIsOpenCategory();
  const address = useAddress();
  const period = usePeriodDays(home.today);
  const asked = address.get('category');
  const gameCategory: GameCategory | undefined = PLAYED_CATEGORIES.find((one) => one === asked);
  const seesRounds = home.powers.includes('seeTransactions');
  const member = seesRounds ? address.get('member') : null;
  return (
    <>
      <FilterFold
        count={gameCategory === undefined ? 0 : 1}
        summary={period.isSound ? rangeText(period, locale) : undefined}
        hasProblem={!period.isSound}
      >
        <PeriodDays {...period} />
        <Toolbar>
          <SelectField
            label={say('records:category')}
            value={gameCategory ?? ''}
            options={[
              { value: '', label: say('records:all') },
              ...PLAYED_CATEGORIES.filter(isOpen).map((value) => ({
                value,
                label: categoryName(value),
              })),
            ]}
            onChange={(value) => address.set({ category: value })}
          />
        </Toolbar>
      </FilterFold>
      {period.isSound ? (
        <>
          <TeamLines
            caption={say('agent:betting')}
            fileName="team-betting"
            ownId={home.memberId}
            from={period.from}
            to={period.to}
            gameCategory={gameCategory}
            columns={COLUMNS}
            memberHref={seesRounds ? (memberId) => address.href({ member: memberId }) : undefined}
          />
          {member === null ? null : (
            <RoundsDialog
              key={member}
              memberId={member}
              from={period.from}
              to={period.to}
              gameCategory={gameCategory}
              onClose={() => address.set({ member: null })}
            />
          )}
        </>
      ) : null}
    </>
  );
}
