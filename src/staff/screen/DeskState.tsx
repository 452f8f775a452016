import type { ReactNode } from 'react';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import type { QueryState } from '#ui/query/useQuery.ts';
import { ReadProblem } from './ReadProblem.tsx';

export interface DeskStateProps<Value> {
  state: QueryState<Value>;
  /** Lines that hold the desk's place while it is on its way. */
  lines: number;
  children: (now: Value) => ReactNode;
}

/** A desk once what it edits is there; what failed is told above it, and what was read stays. */
export function DeskState<Value>({ state, lines, children }: DeskStateProps<Value>) {
  const { value, problem } = state;
  return (
    <>
      <ReadProblem state={state} />
      {value === undefined ? problem === null && <Skeleton count={lines} /> : children(value)}
    </>
  );
}
