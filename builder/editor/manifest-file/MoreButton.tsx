import { DotsThree } from '@phosphor-icons/react/DotsThree';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { downloadText } from '../../look/download.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { useEditor } from '../EditorContext.ts';
import type { DraftEditor } from '../state/draft-editor.ts';
import { JsonSheetSlot } from '../json/JsonSheetSlot.tsx';
import { ImportDialog } from './ImportDialog.tsx';

/** What is done seldom: the manifest as a file, out and in. */
export function MoreButton({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder-brands');
  const { brand, layers, readOnly } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [importing, setImporting] = useState(false);
  const [showsJson, setShowsJson] = useState(false);
  return (
    <>
      <IconAction
        label={say('builder-brands:more')}
        icon={<DotsThree size={20} weight="bold" />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            const text = `${JSON.stringify(layers.authored, null, 2)}\n`;
            downloadText(`${brand}.manifest.json`, text, 'application/json');
          }}
        >
          {say('builder-brands:file.export')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setShowsJson(true);
          }}
        >
          {say('builder-brands:file.json')}
        </MenuItem>
        {readOnly ? null : (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setImporting(true);
            }}
          >
            {say('builder-brands:file.import')}
          </MenuItem>
        )}
      </Menu>
      {showsJson ? <JsonSheetSlot editor={editor} onClose={() => setShowsJson(false)} /> : null}
      {importing ? <ImportDialog editor={editor} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
