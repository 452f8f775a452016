import { Link } from 'react-router-dom';
import type { ExclusionMatch } from '#contract/generated/types.ts';
import { exclusionMatchList } from '#domain/exclusion/exclusion-match-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const action = actionsOf<'listExclusionMatches'>();

const ACTIONS = (['same', 'other'] as const).map((decision) =>
  action({
    id: decision,
    operation: 'decideExclusionMatch',
    permission: 'member.protect',
    hint: 'exclusion-desk:reasonHint',
    request: ({ brand, matchId }, { text: reason }) => ({
      params: { brand, matchId },
      body: { decision, reason },
    }),
  }),
);

const CELLS = {
  account: ({ memberId, account }: ExclusionMatch) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  excluded: (match: ExclusionMatch) => <Excluded match={match} />,
  until: (match: ExclusionMatch) => <Until match={match} />,
};

/** Accounts by which an excluded person is likely to have come back. */
export function ExclusionMatchesScreen() {
  return (
    <Desk
      list={exclusionMatchList}
      permission="member.protect"
      actions={ACTIONS}
      name={({ account }) => account}
      cells={CELLS}
    />
  );
}

function Excluded({ match: { excludedAccount, excludedBrand } }: { match: ExclusionMatch }) {
  const say = useTexts('exclusion-desk');
  return excludedAccount === null
    ? say('exclusion-desk:otherBrand')
    : `${excludedAccount} (${excludedBrand})`;
}

function Until({ match: { endsAt } }: { match: ExclusionMatch }) {
  const say = useTexts('exclusion-desk');
  return endsAt === null ? say('exclusion-desk:noEnd') : <Instant at={endsAt} />;
}
