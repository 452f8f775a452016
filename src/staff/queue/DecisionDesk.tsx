import type { Permission } from '#contract/permission.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ProblemPanel } from '../kit/ProblemPanel.tsx';
import { useStaff } from '../session/useStaff.ts';
import { QueueDesk, type QueueDeskProps } from './QueueDesk.tsx';
import { QueueViews } from './QueueViews.tsx';

export type Decision = 'approve' | 'reject';

const DECISIONS = ['approve', 'reject'] as const satisfies readonly Decision[];
const TONES = { approve: 'primary', reject: 'secondary' } as const;

export interface DecisionDeskProps<Item> extends Omit<QueueDeskProps<Item>, 'actions' | 'done'> {
  /** Needed to decide. */
  permission: Permission;
  waits: (item: Item) => boolean;
  /** An own request can be rejected, but another person approves it. Omitted: none is own. */
  isOwn?: (item: Item) => boolean;
  /** What a decision does, shown before it is made. */
  effect: (decision: Decision) => string;
  hint: string;
  /** @returns whether it was decided */
  decide: (item: Item, decision: Decision, reason: string) => Promise<boolean>;
  pending: boolean;
  problem: ProblemError | null;
}

/** Requests that wait for staff, or all of them; each is approved or rejected with a reason. */
export function DecisionDesk<Item>(props: DecisionDeskProps<Item>) {
  const { permission, waits, isOwn, effect, hint, decide, pending, problem, ...queue } = props;
  const say = useTexts('office');
  const mayDecide = useStaff().may(permission);
  return (
    <>
      <QueueViews />
      <QueueDesk<Item>
        {...queue}
        done={say('office:queue.done')}
        actions={
          mayDecide
            ? DECISIONS.map((decision) => ({
                id: decision,
                label: say(`office:queue.${decision}`),
                tone: TONES[decision],
                applies: (item: Item) =>
                  waits(item) && (decision === 'reject' || isOwn?.(item) !== true),
                effect: () => effect(decision),
                hint,
                pending,
                problem: problem === null ? null : <ProblemPanel problem={problem} />,
                run: (item: Item, reason: string) => decide(item, decision, reason),
              }))
            : []
        }
      />
    </>
  );
}
