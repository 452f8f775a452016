import { useCallback, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ConflictSheet } from '../history/ConflictSheet.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { ExplainProvider } from '../preview/explain/ExplainProvider.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { sectionPage } from '../preview/section-page.ts';
import { usePreview } from '../preview/usePreview.ts';
import { usePreviewPage } from '../preview/usePreviewPage.ts';
import { usePreviewView } from '../preview/usePreviewView.ts';
import { brandLanguages } from '../registry/choices.ts';
import type { SectionName } from '../registry/sections.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import styles from './EditorDesk.module.css';
import { EditorProvider } from './EditorProvider.tsx';
import { PaneDivider } from './PaneDivider.tsx';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionPane } from './SectionPane.tsx';
import { LeftWorkNotice } from './LeftWorkNotice.tsx';
import type { DraftEditor } from './state/draft-editor.ts';
import type { LeftWork } from './sync/tabs.ts';
import { TopBar } from './TopBar.tsx';
import { useDraftNews } from './useDraftNews.ts';
import { useEditorKeys } from './useEditorKeys.ts';

export interface EditorDeskProps {
  brand: string;
  editor: DraftEditor;
  /** Unsent work of other tabs that are gone. */
  left: readonly LeftWork[];
  section: SectionName;
  onSection: (section: SectionName) => void;
}

const PANES = ['form', 'preview'] as const;
type Pane = (typeof PANES)[number];

/** The desk: sections, the form of one of them, and the real site beside it. */
export function EditorDesk({ brand, editor, left, section, onSection }: EditorDeskProps) {
  const say = useTexts('builder');
  const staff = useStaff();
  useEditorKeys(editor, !staff.may('brand.edit'));
  const editors = useDraftNews(editor, brand, section);
  const [view, setView] = usePreviewView(
    brandLanguages(editor.getSnapshot().layers.effective)[0] ?? 'es',
  );
  const desk = useRef<HTMLDivElement>(null);
  // Where there is room for one of them only.
  const [pane, setPane] = useState<Pane>('form');
  const select = useRef<(pointer: string) => void>(() => undefined);
  const preview = usePreview(
    brand,
    useCallback((pointer: string) => {
      setPane('form');
      select.current(pointer);
    }, []),
  );
  const { visit, dismiss } = preview;
  usePreviewPage(preview);
  const openSection = useCallback(
    (next: SectionName) => {
      setPane('form');
      // Before the visit: the page of a section may be a dialog itself.
      if (next !== section) dismiss();
      onSection(next);
      const page = sectionPage(next);
      if (page !== null) visit(page);
    },
    [section, onSection, visit, dismiss],
  );

  return (
    <EditorProvider
      brand={brand}
      editor={editor}
      onSection={openSection}
      onPoint={preview.highlight}
      selectRef={select}
    >
      <ExplainProvider facts={preview.facts} view={view}>
        <div ref={desk} className={styles.desk} data-pane={pane}>
          <TopBar editor={editor} editors={editors} />
          <SectionList section={section} />
          <SectionPane
            section={section}
            notice={
              <>
                <SaveFailureNotice editor={editor} />
                <LeftWorkNotice editor={editor} left={left} />
              </>
            }
          />
          <div className={styles.preview}>
            <PreviewPane
              preview={preview}
              view={view}
              onView={setView}
              divider={<PaneDivider desk={desk} />}
            />
          </div>
          <nav className={styles.panes} aria-label={say('builder:pane')}>
            <Segments
              label={say('builder:pane')}
              value={pane}
              options={PANES.map((value) => ({ value, label: say(`builder:pane.${value}`) }))}
              onChange={setPane}
            />
          </nav>
        </div>
      </ExplainProvider>
      <ConflictSheet editor={editor} />
    </EditorProvider>
  );
}
