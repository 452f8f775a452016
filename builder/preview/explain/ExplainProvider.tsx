import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { PreviewFacts } from '#brand/preview-protocol.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import type { PreviewView } from '../preview-view.ts';
import { ExplainContext } from './ExplainContext.ts';
import { explanationsOf } from './explanations.ts';

export interface ExplainProviderProps {
  facts: PreviewFacts | null;
  view: PreviewView;
  children: ReactNode;
}

/** Assembles the draft once more, for its reasons; typing does not wait for it. */
export function ExplainProvider({ facts, view, children }: ExplainProviderProps) {
  const { layers } = useEditor();
  const settled = useDeferredValue(layers);
  const explanations = useMemo(
    () => (facts === null ? null : explanationsOf(settled, facts, view)),
    [settled, facts, view],
  );
  return <ExplainContext value={explanations}>{children}</ExplainContext>;
}
