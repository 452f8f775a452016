import type { ReactNode } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { AssetsPane } from '../assets/AssetsPane.tsx';
import { HostsPane } from '../hosts/HostsPane.tsx';
import { ParentPane } from './parent/ParentPane.tsx';
import { isFormSection, type SectionName } from '../registry/sections.ts';
import { useEditor } from './EditorContext.ts';
import { SectionForm } from './forms/SectionForm.tsx';
import styles from './SectionPane.module.css';

const OWN_PANES = {
  assets: () => <AssetsPane />,
  hosts: () => <HostsPane />,
  extends: () => <ParentPane />,
} as const;

/** One section: what it is for, and its form. */
export function SectionPane({
  section,
  notice,
}: {
  section: SectionName;
  /** Above the form, whichever it is. */
  notice: ReactNode;
}) {
  const say = useTexts('builder');
  const { readOnly, layers, isNewerFormat } = useEditor();
  return (
    <main className={styles.pane} data-part="form">
      <header className={styles.head}>
        <h1 className={styles.title}>{say(`builder:section.${section}`)}</h1>
        <p className={styles.help}>{say(`builder:section.${section}.text`)}</p>
      </header>
      {notice}
      {readOnly ? (
        <Notice>{say(isNewerFormat ? 'builder:newerFormat' : 'builder:readOnly')}</Notice>
      ) : null}
      {layers.broken === null ? null : (
        <Notice tone="problem">{say('builder:broken', { detail: layers.broken.detail })}</Notice>
      )}
      {isFormSection(section) ? (
        <SectionForm key={section} section={section} />
      ) : (
        OWN_PANES[section]()
      )}
    </main>
  );
}
