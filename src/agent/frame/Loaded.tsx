import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import type { QueryState } from '#ui/query/useQuery.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

export interface LoadedProps<Value> {
  query: Pick<QueryState<Value>, 'value' | 'problem' | 'refresh'>;
  /** Blocks that hold the place while loading. */
  blocks?: number | undefined;
  children: (value: Value) => ReactNode;
}

/** The answer of a query, its skeleton, or the problem with a way to try again. */
export function Loaded<Value>({ query, blocks = 1, children }: LoadedProps<Value>) {
  const say = useTexts('ui');
  const problemText = useProblemText();
  if (query.value !== undefined) return children(query.value);
  if (query.problem === null) return <Skeleton shape="block" count={blocks} />;
  return (
    <Notice
      tone="problem"
      action={
        <Button tone="secondary" size="small" onClick={() => void query.refresh()}>
          {say('ui:retry')}
        </Button>
      }
    >
      {problemText(query.problem)}
    </Notice>
  );
}
