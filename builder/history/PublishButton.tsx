import { RocketLaunch } from '@phosphor-icons/react/RocketLaunch';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { PublishSheet } from './PublishSheet.tsx';

/** Opens what is about to be published. Whoever may not publish sees why. */
export function PublishButton({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder');
  const staff = useStaff();
  const { hasChanges } = useEditor();
  const [open, setOpen] = useState(false);
  const may = staff.may('brand.publish');
  if (!staff.may('brand.edit')) return null;
  return (
    <>
      <Action
        tone="strong"
        icon={<RocketLaunch size={16} aria-hidden="true" />}
        disabled={!may || !hasChanges}
        title={may ? undefined : say('builder:publish.mayNot')}
        onClick={() => setOpen(true)}
      >
        {say('builder:publish')}
      </Action>
      {open ? <PublishSheet editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
