import { Warning } from '@phosphor-icons/react/Warning';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { currentRegistry } from '../../../registry/registry.ts';
import { useEditor } from '../../EditorContext.ts';
import problemStyles from '../../forms/FieldProblems.module.css';
import { fontCoverage } from './font-coverage.ts';
import styles from './FontNote.module.css';
import { scriptName } from './script-name.ts';
import { useFontLoaded } from './useFontLoaded.ts';

/** A specimen of a family, the scripts it covers, and the brand's languages it does not. */
export function FontNote({ family }: { family: string }) {
  const say = useTexts('builder-pick');
  const language = useLanguage();
  const { layers } = useEditor();
  const isLoaded = useFontLoaded(family);
  const coverage = fontCoverage(family, layers.effective, currentRegistry());
  if (coverage === null) return null;
  const { font, covered, uncovered } = coverage;
  const list = (names: readonly string[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const sample = [...covered.map(({ endonym }) => endonym), '0123456789'].join(' · ');
  return (
    <div className={styles.note}>
      {isLoaded ? (
        <p className={styles.specimen} style={{ fontFamily: `"${family}"` }}>
          <span className="visually-hidden">{say('builder-pick:font.specimen', { family })} </span>
          {sample}
        </p>
      ) : (
        <p className={styles.facts}>{say('builder-pick:font.notLoaded', { family })}</p>
      )}
      <p className={styles.facts}>
        {say('builder-pick:font.scripts', {
          scripts: list(font.scripts.map((script) => scriptName(script, language))),
        })}
      </p>
      <div aria-live="polite">
        {uncovered.length === 0 ? null : (
          <p className={problemStyles.problem} data-severity="warning">
            <Warning size={16} aria-hidden="true" />
            <span>
              {say('builder-pick:font.uncovered', {
                family,
                languages: list(uncovered.map(({ endonym }) => endonym)),
              })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
