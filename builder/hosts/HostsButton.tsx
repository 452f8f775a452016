import { Globe } from '@phosphor-icons/react/Globe';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../look/IconAction.tsx';
import { HostsSheet } from './HostsSheet.tsx';

export function HostsButton() {
  const say = useTexts('builder');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={say('builder:hosts')}
        icon={<Globe size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <HostsSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
