import type { AgentSummary } from '#contract/generated/types.ts';

export type AgentTask = 'terms' | 'move' | 'block' | 'unblock';

export interface AgentTaskProps {
  brand: string;
  agent: AgentSummary;
  /** @param sentence what happened */
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** What staff can do with an agent. */
export function tasksFor({ status }: AgentSummary): readonly AgentTask[] {
  const isOut = status === 'blocked' || status === 'closed';
  return ['terms', 'move', isOut ? 'unblock' : 'block'];
}
