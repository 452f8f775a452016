import type { OperationName } from '#contract/operation.ts';

/** Calls of vendors in their dialects: routes that move money and are not operations of the contract. */
const DIALECT_OPERATIONS = ['walletDialectCall', 'walletDialectToken'] as const;

export type DialectOperation = (typeof DIALECT_OPERATIONS)[number];

/** The name that a route is counted by. */
export type RouteName = OperationName | DialectOperation;

export const isDialectOperation = (name: RouteName): name is DialectOperation =>
  DIALECT_OPERATIONS.includes(name as DialectOperation);
