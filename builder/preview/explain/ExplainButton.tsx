import { Question } from '@phosphor-icons/react/Question';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { ExplainSheet } from './ExplainSheet.tsx';

/** Opens the reasons behind what the preview shows. */
export function ExplainButton() {
  const say = useTexts('builder');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={say('builder:explain')}
        icon={<Question size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <ExplainSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
