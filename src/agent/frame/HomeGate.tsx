import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Loaded } from './Loaded.tsx';

export type AgentHome = ReplyOf<'getAgentHome'>;

/** Waits for what the account is and may do; the brand's own day and currency come with it. */
export function HomeGate({ children }: { children: (home: AgentHome) => ReactNode }) {
  const home = useQuery('getAgentHome', {});
  return (
    <Loaded query={home} blocks={2}>
      {children}
    </Loaded>
  );
}
