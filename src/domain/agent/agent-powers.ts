import type { AccountType, AgentPower, AgentType } from '#contract/generated/types.ts';

interface Powers {
  readonly may: readonly AgentPower[];
  /** Types of the accounts that may be below: by hand where `createAccounts` is given, and by link. */
  readonly registers: readonly AccountType[];
}

/**
 * What each type of agent may do. Agents (1) and sub-agents (2) run a team; affiliates (41, 42) bring
 * players by links and see sums, with names masked and without balances or single transactions.
 */
const POWERS: Readonly<Record<AgentType, Powers>> = {
  1: {
    may: [
      'createAccounts',
      'createAgents',
      'registrationLinks',
      'transferCredit',
      'seeBalances',
      'seeTransactions',
      'seeNames',
    ],
    registers: [0, 2],
  },
  2: {
    may: [
      'createAccounts',
      'createAgents',
      'registrationLinks',
      'transferCredit',
      'seeBalances',
      'seeTransactions',
      'seeNames',
    ],
    registers: [0, 2],
  },
  41: { may: ['createAgents', 'registrationLinks'], registers: [0, 42] },
  42: { may: ['registrationLinks'], registers: [0] },
};

export const isAgentType = (type: number): type is AgentType => Object.hasOwn(POWERS, type);

/** Whether an account of this type has the power; only agents have any. */
export function mayAgent(type: number, power: AgentPower): boolean {
  return isAgentType(type) && POWERS[type].may.includes(power);
}

export const powersOf = (type: AgentType): readonly AgentPower[] => POWERS[type].may;

/** Account types that an agent may register. */
export function typesBelow(type: number): readonly AccountType[] {
  return isAgentType(type) ? POWERS[type].registers : [];
}
