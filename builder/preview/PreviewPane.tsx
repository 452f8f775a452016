import { type ReactNode, useEffect, useMemo } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import { DeviceFrame } from './DeviceFrame.tsx';
import styles from './PreviewPane.module.css';
import { PreviewBar } from './PreviewBar.tsx';
import { type PreviewView, snapshotOf } from './preview-view.ts';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';
import type { Preview } from './usePreview.ts';

export interface PreviewPaneProps {
  preview: Preview;
  view: PreviewView;
  onView: (view: PreviewView) => void;
  /** At its edge. */
  divider: ReactNode;
}

/** The real site with the draft in it. */
export function PreviewPane({ preview, view, onView, divider }: PreviewPaneProps) {
  const say = useTexts('builder');
  const problemText = useProblemText();
  const { layers, live } = useEditor();
  const { facts, show, address, problem, failure, frame } = preview;
  const snapshot = useMemo(
    () => (facts === null ? null : snapshotOf(layers, facts, view)),
    [layers, facts, view],
  );
  const isLoading = !preview.hasDrawn && problem === null && failure === null;
  // Until a draft could be drawn, what is live, or what it extends, is better than an empty frame.
  const needsFallback = failure !== null && !preview.hasDrawn;
  useEffect(() => {
    if (snapshot === null || facts === null) return;
    const effective = live?.effective ?? layers.inherited;
    show(needsFallback ? snapshotOf({ ...layers, effective }, facts, view) : snapshot);
    // Only what is new is shown: that the fallback was drawn does not call for it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [snapshot, show, failure]);

  return (
    <section className={styles.pane} aria-label={say('builder:preview')}>
      {divider}
      <PreviewBar preview={preview} view={view} onView={onView} onReload={preview.reload} />
      {problem === null ? null : (
        <Notice
          tone="problem"
          action={<Action onClick={preview.reload}>{say('builder:tryAgain')}</Action>}
        >
          {problemText(problem)}
        </Notice>
      )}
      {failure === null ? null : (
        <Notice tone="warning">{say('builder:preview.failedAt', { detail: failure })}</Notice>
      )}
      <DeviceFrame device={view.device}>
        {address === null ? null : (
          <iframe
            ref={frame}
            className={styles.frame}
            src={address}
            title={say('builder:preview.title')}
            // Its own origin it keeps, for it is another site's; away from the builder's page it cannot lead.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
          />
        )}
        {isLoading ? <PreviewSkeleton scheme={view.scheme} /> : null}
      </DeviceFrame>
    </section>
  );
}
