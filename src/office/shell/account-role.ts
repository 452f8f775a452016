import type { MemberSummary } from '#contract/generated/types.ts';

export type AccountRole = 'member' | 'agent' | 'trial';

/** The role behind the specification's numbers: 1, 2, 41 and 42 are agents, 4 is a trial. */
export function accountRole(type: MemberSummary['type']): AccountRole {
  switch (type) {
    case 0:
      return 'member';
    case 4:
      return 'trial';
    case 1:
    case 2:
    case 41:
    case 42:
      return 'agent';
  }
}
