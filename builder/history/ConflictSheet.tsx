import { useMemo } from 'react';
import { diffManifests } from '#brand/diff-manifests.ts';
import { mergeDrafts } from '#brand/merge-drafts.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { usePlaceName } from '../editor/forms/usePlaceName.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { useCalmMoment } from '../look/useCalmMoment.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { DiffList } from './DiffList.tsx';

/** Somebody else saved first: both pieces of work side by side, and three ways to go on. */
export function ConflictSheet({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder');
  const language = useLanguage();
  const placeName = usePlaceName();
  const { sync, layers, base } = useEditor();
  const theirs = sync.name === 'conflict' ? sync.theirs : null;
  const mine = layers.authored;
  const changes = useMemo(
    () => (theirs === null ? [] : diffManifests(theirs.manifest, mine)),
    [theirs, mine],
  );
  const clashes = useMemo(
    () => (theirs === null ? [] : mergeDrafts(base, mine, theirs.manifest).clashes),
    [theirs, base, mine],
  );
  // What is typed meanwhile is kept: it may be finished first.
  const calm = useCalmMoment(theirs !== null);
  if (theirs === null || !calm) return null;
  return (
    <Dialog
      wide
      title={say('builder:conflict.title')}
      actions={
        <>
          <Action onClick={() => editor.decide('theirs')}>{say('builder:conflict.theirs')}</Action>
          <Action onClick={() => editor.decide('mine')}>{say('builder:conflict.mine')}</Action>
          <Action tone="strong" onClick={() => editor.decide('merge')}>
            {say('builder:conflict.merge')}
          </Action>
        </>
      }
    >
      <p>
        {theirs.savedBy === null || theirs.savedAt === null
          ? say('builder:conflict.published')
          : say('builder:conflict.text', {
              by: theirs.savedBy,
              at: formatMoment(theirs.savedAt, language),
            })}
      </p>
      {clashes.length === 0 ? (
        <Notice>{say('builder:conflict.noClash')}</Notice>
      ) : (
        <Notice tone="warning">
          {say('builder:conflict.clashes', {
            count: clashes.length,
            places: clashes.map((place) => placeName(place)).join('; '),
          })}
        </Notice>
      )}
      <p>{say('builder:conflict.legend')}</p>
      <DiffList changes={changes} />
      <p>{say('builder:conflict.undo')}</p>
    </Dialog>
  );
}
