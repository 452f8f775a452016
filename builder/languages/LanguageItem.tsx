import { Archive } from '@phosphor-icons/react/Archive';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Action } from '../look/Action.tsx';
import type { DeskLanguage } from './language-entry.ts';
import styles from './LanguageItem.module.css';

export interface LanguageItemProps {
  language: DeskLanguage;
  /** Omit for read-only mode. */
  onRetire: (() => void) | undefined;
}

/** One language with what is known of it. */
export function LanguageItem({ language, onRetire }: LanguageItemProps) {
  const say = useTexts('builder-languages');
  const staff = useStaff();
  const { code, facts, isRetired, usedBy } = language;
  const label = (name: string): string => say(`builder-languages:field.${name}`);
  return (
    <li className={styles.item} data-retired={isRetired || undefined}>
      <div className={styles.names}>
        <Link to={`/languages/${code}`} className={styles.link}>
          <bdi lang={code}>{facts.endonym}</bdi>
        </Link>
        <span className={styles.english}>{facts.englishName}</span>
        {isRetired ? (
          <span className={styles.retired}>
            <Archive size={15} aria-hidden="true" />
            {say('builder-languages:languages.retired')}
          </span>
        ) : null}
      </div>
      <dl className={styles.facts}>
        <Fact name={label('code')}>
          <code className="code">{code}</code>
        </Fact>
        <Fact name={label('script')}>
          <code className="code">{facts.script}</code>
        </Fact>
        <Fact name={label('direction')}>
          {say(`builder-languages:direction.${facts.direction}`)}
        </Fact>
        <Fact name={label('pluralCategories')}>{facts.pluralCategories.join(', ')}</Fact>
        <Fact name={label('usedBy')}>
          {usedBy.length === 0
            ? say('builder-languages:languages.unused')
            : usedBy.map((brand) => staff.brandName(brand)).join(', ')}
        </Fact>
      </dl>
      {onRetire === undefined ? null : (
        <Action
          small
          aria-label={say(`builder-languages:${isRetired ? 'restore' : 'retire'}.named`, {
            language: facts.englishName,
          })}
          onClick={onRetire}
        >
          {say(`builder-languages:${isRetired ? 'restore' : 'retire'}.action`)}
        </Action>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
