import type { ReactNode } from 'react';
import type { NamespaceProgress } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import type { DeskLanguage } from '../language-entry.ts';
import { ProgressBar } from './NamespaceList.tsx';
import styles from './DeskHead.module.css';

export interface DeskHeadProps {
  language: string;
  /** Undefined while it loads. */
  entry: DeskLanguage | undefined;
  brands: readonly string[];
  namespaces: readonly NamespaceProgress[];
  /** Buttons. */
  children: ReactNode;
}

/** The language, how much of it is written, and who offers it. */
export function DeskHead({ language, entry, brands, namespaces, children }: DeskHeadProps) {
  const say = useTexts('builder-languages');
  const staff = useStaff();
  const sum = (count: (entry: NamespaceProgress) => number): number =>
    namespaces.reduce((total, each) => total + count(each), 0);
  const total = sum((each) => each.total);
  const written = sum((each) => each.written);
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi lang={language}>{entry?.facts.endonym ?? language}</bdi>
        </h1>
        <p className={styles.facts}>
          {entry === undefined ? null : <span>{entry.facts.englishName}</span>}
          <code className="code">{language}</code>
          {entry?.isRetired === true ? (
            <strong>{say('builder-languages:languages.retired')}</strong>
          ) : null}
        </p>
        {total === 0 ? null : (
          <>
            <p className={styles.facts}>
              {say('builder-languages:desk.progress', {
                written,
                total,
                // 100 only when nothing is missing.
                percent: Math.floor((100 * written) / total),
              })}
            </p>
            <ProgressBar progress={{ written, total }} />
            <p className={styles.facts}>
              {brands.length === 0
                ? say('builder-languages:languages.unused')
                : say('builder-languages:desk.brands', {
                    brands: brands.map((brand) => staff.brandName(brand)).join(', '),
                  })}
            </p>
          </>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
