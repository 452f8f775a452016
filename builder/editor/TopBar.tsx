import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { ArrowUUpLeft } from '@phosphor-icons/react/ArrowUUpLeft';
import { ArrowUUpRight } from '@phosphor-icons/react/ArrowUUpRight';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { brandLook, brandName } from '../brands/brand-look.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { PublishButton } from '../history/PublishButton.tsx';
import { HostsButton } from '../hosts/HostsButton.tsx';
import { IconAction } from '../look/IconAction.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { useEditor } from './EditorContext.ts';
import { Editors } from './Editors.tsx';
import { KeyboardButton } from './KeyboardButton.tsx';
import { MoreButton } from './manifest-file/MoreButton.tsx';
import { ProblemButton } from './ProblemButton.tsx';
import { SaveState } from './SaveState.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import type { DraftEditor } from './state/draft-editor.ts';
import { useParentLayers } from './useParentLayers.ts';
import styles from './TopBar.module.css';

export interface TopBarProps {
  editor: DraftEditor;
  /** Who else has the brand open. */
  editors: DraftState['editors'];
}

/** Which brand, whether it is saved, and what can be done with the whole of it. */
export function TopBar({ editor, editors }: TopBarProps) {
  const say = useTexts('builder');
  const navigate = useNavigate();
  useParentLayers(editor);
  const { brand, layers, live, canUndo, canRedo, readOnly } = useEditor();
  const manifest = useDeferredValue(layers.effective);
  const look = useMemo(() => brandLook(brand, manifest), [brand, manifest]);
  return (
    <header className={styles.bar}>
      <title>{`${brandName(brand, layers.effective)} · ${say('builder:name')}`}</title>
      <IconAction
        label={say('builder:brands.back')}
        icon={<ArrowLeft size={18} />}
        onClick={() => void navigate('/')}
      />
      {look === null ? null : (
        <span className={styles.mark} style={{ background: look.colors.bg }}>
          <img src={look.mark} alt="" width={24} height={24} />
        </span>
      )}
      <span className={styles.brand}>
        <strong className={styles.name}>{brandName(brand, layers.effective)}</strong>
        <span className={styles.revision}>
          {live === null
            ? say('builder:brand.notLive')
            : say('builder:brand.revision', { revision: live.revision })}
        </span>
      </span>
      <SaveState editor={editor} />
      <span className={styles.space} />
      <span className={styles.break} />
      {readOnly ? null : (
        <span className={styles.group}>
          <IconAction
            label={say('builder:undo')}
            hint="Ctrl Z"
            icon={<ArrowUUpLeft size={18} />}
            disabled={!canUndo}
            onClick={() => editor.undo()}
          />
          <IconAction
            label={say('builder:redo')}
            hint="Ctrl ⇧ Z"
            icon={<ArrowUUpRight size={18} />}
            disabled={!canRedo}
            onClick={() => editor.redo()}
          />
        </span>
      )}
      <Editors editors={editors} />
      <SearchButton />
      <KeyboardButton />
      <MoreButton editor={editor} />
      <ProblemButton />
      <HostsButton />
      <HistoryButton editor={editor} />
      <PublishButton editor={editor} />
      <span className={styles.account}>
        <AccountMenu />
      </span>
    </header>
  );
}
