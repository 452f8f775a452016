import { staffRoles } from '#contract/generated/enum-values.ts';
import type { StaffRole } from '#contract/generated/types.ts';
import type { OperationCaller } from '#contract/operation.ts';

/** The callers that gates distinguish: players by kind, staff by role, servers by signature. */
export type CallerName =
  | 'visitor'
  | 'member'
  | 'agent'
  | 'trial'
  | `staff ${StaffRole}`
  | 'vendor'
  | 'vendor with a wrong signature'
  | 'payment'
  | 'payment with a wrong signature';

/** A game shows a launch token, in the place of a session. */
export type MatrixCaller = CallerName | 'game';

export const STAFF_CALLERS = staffRoles.map((role) => `staff ${role}` as const);

export const CALLER_NAMES: readonly CallerName[] = [
  'visitor',
  'member',
  'agent',
  'trial',
  ...STAFF_CALLERS,
  'vendor',
  'vendor with a wrong signature',
  'payment',
  'payment with a wrong signature',
];

export const MATRIX_CALLERS: readonly MatrixCaller[] = [...CALLER_NAMES, 'game'];

/** The contract's name of a caller, and the role of staff. */
export function contractCaller(name: CallerName): {
  kind: OperationCaller;
  role: StaffRole | null;
} {
  if (name.startsWith('staff ')) return { kind: 'staff', role: name.slice(6) as StaffRole };
  return { kind: name.split(' ')[0] as OperationCaller, role: null };
}
