import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../../look/Action.tsx';
import type { TextEditsState } from './useTextEdits.ts';

/** Offers the unsaved texts of an earlier visit. */
export function OfferedEdits({ work }: { work: TextEditsState }) {
  const say = useTexts('builder-languages');
  const count = Object.keys(work.offered).length;
  if (count === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <>
          <Action small tone="strong" onClick={work.takeOffered}>
            {say('builder-languages:offered.take')}
          </Action>
          <Action small onClick={work.dropOffered}>
            {say('builder-languages:offered.drop')}
          </Action>
        </>
      }
    >
      {say('builder-languages:offered.text', { count })}
    </Notice>
  );
}
