import { Palette } from '@phosphor-icons/react/Palette';
import { useMemo, useState } from 'react';
import type { Json } from '#brand/json.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../../look/Action.tsx';
import { fieldState, isBounded } from '../../document/field-state.ts';
import { useEditor } from '../../EditorContext.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

/** Opens a dialog that makes every colour out of one or two. */
export function ProposePalette({
  names,
  tokens,
}: {
  names: readonly string[];
  tokens: Json | undefined;
}) {
  const say = useTexts('builder-pick');
  const { edit, layers, readOnly } = useEditor();
  const [open, setOpen] = useState(false);
  const isLocked = useMemo(() => {
    const { lock } = fieldState(layers, '/theme/tokens');
    return lock !== null && !isBounded(lock);
  }, [layers]);
  return (
    <div>
      <Action
        small
        icon={<Palette size={16} aria-hidden="true" />}
        disabled={readOnly || isLocked}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('builder-pick:palette.propose')}
      </Action>
      {open ? (
        <PaletteDialog
          names={names}
          tokens={tokens}
          onUse={({ light, dark }) => {
            edit({
              type: 'setValue',
              place: ['theme', 'tokens'],
              value: { light: { ...light }, dark: { ...dark } },
            });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
