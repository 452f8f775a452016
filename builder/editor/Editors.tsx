import { UsersThree } from '@phosphor-icons/react/UsersThree';
import type { DraftState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { isSection } from '../registry/sections.ts';
import styles from './Editors.module.css';

/** Who else has the brand open, and in which section. */
export function Editors({ editors }: { editors: DraftState['editors'] }) {
  const say = useTexts('builder');
  if (editors.length === 0) return null;
  const lines = editors.map(({ username, section, own }) =>
    say(own ? 'builder:editors.own' : 'builder:editors.in', {
      name: username,
      section: isSection(section) ? say(`builder:section.${section}`) : '',
    }),
  );
  return (
    <details className={styles.editors}>
      <summary className={styles.count} title={lines.join('\n')}>
        <UsersThree size={18} aria-hidden="true" />
        <span aria-hidden="true">{editors.length}</span>
        <span className="visually-hidden">{say('builder:editors', { count: editors.length })}</span>
      </summary>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
