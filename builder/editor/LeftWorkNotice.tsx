import { useState } from 'react';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../look/Action.tsx';
import type { DraftEditor } from './state/draft-editor.ts';
import type { LeftWork } from './sync/tabs.ts';

/** Unsent work that another tab left behind: it can be brought in, and undone again. */
export function LeftWorkNotice({
  editor,
  left,
}: {
  editor: DraftEditor;
  left: readonly LeftWork[];
}) {
  const say = useTexts('builder');
  const language = useLanguage();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [next] = left.filter(({ key }) => !done.has(key));
  if (next === undefined) return null;
  const end = (): void => {
    localStorage.removeItem(next.key);
    setDone(new Set([...done, next.key]));
  };
  return (
    <Notice
      tone="warning"
      action={
        <>
          <Action
            small
            onClick={() => {
              editor.bringIn(next.work);
              end();
            }}
          >
            {say('builder:left.bringIn')}
          </Action>
          <Action small tone="quiet" onClick={end}>
            {say('builder:left.drop')}
          </Action>
        </>
      }
    >
      {say('builder:left.text', {
        at: formatMoment(new Date(next.work.keptAt).toISOString(), language),
      })}
    </Notice>
  );
}
