import { periodBounds } from '#domain/record/period.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { FilterFold } from '../../frame/FilterFold.tsx';
import { rangeText } from '../../frame/format-day.ts';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Toolbar } from '../../frame/Panel.tsx';
import { PeriodDays } from '../../frame/PeriodDays.tsx';
import { TreePath } from '../../frame/TreePath.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { usePeriodDays } from '../../frame/usePeriodDays.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { LISTED_KINDS } from '#domain/ledger/money-kind.ts';
import { isListedKind, kindText } from './movement-kinds.ts';
import { MovementList } from './MovementList.tsx';

/** Movements of direct downlines, of one account, or of the downlines of an agent below. */
export function TeamMovements({ home }: { home: AgentHome }) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const address = useAddress();
  const period = usePeriodDays(home.today);
  const asked = address.get('kind');
  const kind = isListedKind(asked) ? asked : null;
  const memberId = address.get('member');
  const uplineId = memberId === null ? address.get('agent') : null;
  const query = {
    ...periodBounds(period),
    ...(kind === null ? {} : { kind }),
    ...(memberId === null ? {} : { memberId }),
    ...(uplineId === null ? {} : { uplineId }),
  };
  const head = useQuery(
    'listTeamMovements',
    { query: { ...query, limit: 1 } },
    { enabled: period.isSound, keepPrevious: true },
  ).value;
  const agents = useQuery('listDownlines', {
    query: { type: 'agent', limit: 100, ...(uplineId === null ? {} : { uplineId }) },
  });
  const below = agents.value?.items ?? [];
  return (
    <>
      {head === undefined || memberId !== null ? null : (
        <TreePath path={head.path} ownId={home.memberId} />
      )}
      <FilterFold
        count={[kind, memberId].filter((one) => one !== null).length}
        summary={period.isSound ? rangeText(period, locale) : undefined}
        hasProblem={!period.isSound}
      >
        <PeriodDays {...period} />
        <Toolbar>
          <SelectField
            label={say('records:filter')}
            value={kind ?? ''}
            options={[
              { value: '', label: say('records:all') },
              ...LISTED_KINDS.map((value) => ({ value, label: say(kindText(value)) })),
            ]}
            onChange={(value) => address.set({ kind: value })}
          />
          {memberId === null && below.length > 0 ? (
            <SelectField
              label={say('agent:transactions.below')}
              value=""
              options={[
                { value: '', label: say('agent:transactions.below.choose') },
                ...below.map((one) => ({ value: one.memberId, label: one.account })),
              ]}
              onChange={(value) => address.set({ agent: value })}
            />
          ) : null}
          {memberId === null ? null : <AccountFilter memberId={memberId} />}
        </Toolbar>
      </FilterFold>
      {period.isSound ? <MovementList query={query} /> : null}
    </>
  );
}
