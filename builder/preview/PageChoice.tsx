import { useId } from 'react';
import type { PreviewFacts } from '#brand/preview-protocol.ts';
import { SCREENS, type ScreenId } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useFieldText } from '../editor/forms/field-text.ts';
import styles from './PageChoice.module.css';

export interface PageChoiceProps {
  /** Where the site in the frame is. */
  path: string;
  facts: PreviewFacts | null;
  onVisit: (path: string) => void;
}

/** The pages of this release; choosing one leads the site in the frame there. */
export function PageChoice({ path, facts, onVisit }: PageChoiceProps) {
  const say = useTexts('builder');
  const text = useFieldText();
  const id = useId();
  const built = new Set(facts?.permissionInfo.built);
  const pages = (Object.keys(SCREENS) as ScreenId[]).filter((screen) => built.has(screen));
  const current = pages.find((screen) => SCREENS[screen].path === path);
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="visually-hidden">
        {say('builder:preview.page')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={current ?? ''}
        disabled={facts === null}
        onChange={(event) => {
          const screen = pages.find((page) => page === event.target.value);
          if (screen !== undefined) onVisit(SCREENS[screen].path);
        }}
      >
        {current === undefined ? <option value="">{path}</option> : null}
        {pages.map((screen) => (
          <option key={screen} value={screen}>
            {text.option('screen', screen)}
          </option>
        ))}
      </select>
    </div>
  );
}
