import type { ContractPolicy } from '#contract/generated/types.ts';

/** Whether another policy lets contracts pay more, or owe for longer. */
export const loosensContractPolicy = (before: ContractPolicy, after: ContractPolicy): boolean =>
  after.kinds.some((kind) => !before.kinds.includes(kind)) ||
  after.capBasisPoints > before.capBasisPoints ||
  after.salaryCapBasisPoints > before.salaryCapBasisPoints ||
  (after.payOnLoss && !before.payOnLoss) ||
  after.levels > before.levels ||
  (after.guarantee && !before.guarantee) ||
  (before.review && !after.review) ||
  after.waitingHours > before.waitingHours;
