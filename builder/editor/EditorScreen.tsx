import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { isSection, type SectionName } from '../registry/sections.ts';
import { brandInAddress, PAGE_BRAND } from '../page-brand.ts';
import { EditorDesk } from './EditorDesk.tsx';
import styles from './EditorScreen.module.css';
import { useDraftEditor } from './useDraftEditor.ts';
import { useFailureText } from './useFailureText.ts';

/**
 * One brand's draft, on a page that was loaded for this brand: the page's content policy names the
 * hosts that may be shown in a frame, and they are this brand's alone.
 */
export function EditorScreen() {
  const isOwnPage = brandInAddress() === PAGE_BRAND;
  useEffect(() => {
    if (!isOwnPage) location.reload();
  }, [isOwnPage]);
  return isOwnPage ? <BrandEditor /> : <OpeningScreen />;
}

/** The draft opened, or why it cannot be. */
function BrandEditor() {
  const say = useTexts('builder');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { brand = '', section = '' } = useParams();
  const opened = useDraftEditor(brand);
  const openSection = useCallback(
    // Back goes to the section before, with the preview as it is looked at now.
    (next: SectionName) => {
      const { pathname, search } = location;
      if (!pathname.endsWith(`/${brand}/${next}`)) void navigate(`/${brand}/${next}${search}`);
    },
    [navigate, brand],
  );
  if (opened.name === 'failed') {
    return (
      <main className={styles.failed}>
        <Notice
          tone="problem"
          action={<Action onClick={opened.again}>{say('builder:tryAgain')}</Action>}
        >
          {failureText(opened.problem)}
        </Notice>
        <Action onClick={() => void navigate('/')}>{say('builder:brands.back')}</Action>
      </main>
    );
  }
  if (opened.name === 'opening') {
    return <OpeningScreen />;
  }
  return (
    <EditorDesk
      key={brand}
      brand={brand}
      editor={opened.editor}
      left={opened.left}
      section={isSection(section) ? section : 'identity'}
      onSection={openSection}
    />
  );
}

function OpeningScreen() {
  const say = useTexts('builder');
  return <main className={styles.opening} aria-busy="true" aria-label={say('builder:opening')} />;
}
