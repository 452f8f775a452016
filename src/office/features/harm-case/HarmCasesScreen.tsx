import { harmActions } from '#contract/generated/enum-values.ts';
import type { HarmCase } from '#contract/generated/types.ts';
import { harmCaseList } from '#domain/harm/harm-case-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { HarmScore } from './HarmScore.tsx';

const action = actionsOf<'listHarmCases'>();

/** Each logs what staff did, and closes the case. */
const ACTIONS = harmActions.map((done) =>
  action({
    id: done,
    label: `harm-case:log.${done}`,
    hint: 'harm-case:reasonHint',
    operation: 'handleHarmCase',
    permission: 'member.protect',
    request: ({ brand, caseId }, { text: reason }) => ({
      params: { brand, caseId },
      body: { action: done, reason },
    }),
  }),
);

const CELLS = {
  account: ({ memberId, account }: HarmCase) => (
    <TextLink href={`/members/${memberId}`}>{account}</TextLink>
  ),
  score: ({ score }: HarmCase) => <HarmScore score={score} />,
};

/** Members whose play shows markers of harm, for staff to act on. */
export function HarmCasesScreen() {
  return (
    <Desk
      list={harmCaseList}
      permission="member.protect"
      actions={ACTIONS}
      name={({ account }) => account}
      cells={CELLS}
    />
  );
}
