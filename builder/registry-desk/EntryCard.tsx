import { type LogoKind, registryUrl } from '#brand/registry.ts';
import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Action } from '../look/Action.tsx';
import styles from './EntryCard.module.css';
import { draftOf, logoFile } from './entry-draft.ts';
import { entryName } from './filter-entries.ts';

export interface EntryCardProps {
  kind: LogoKind;
  entry: RegistryDeskEntry;
  countryName: (code: string) => string;
  /** Omitted: this person may only look. */
  onEdit?: (() => void) | undefined;
  onRetire?: (() => void) | undefined;
}

const VARIANTS = ['light', 'dark'] as const;

/** One entry: both logos on their grounds, its facts, and the brands that list it. */
export function EntryCard({ kind, entry, countryName, onEdit, onRetire }: EntryCardProps) {
  const say = useTexts('builder-registry');
  const language = useLanguage();
  const { brandName } = useStaff();
  const name = entryName(entry);
  const { kind: sort, countries, categories, clearingCode } = draftOf(kind, entry.entry);
  const facts = [
    countries.map(countryName).join(', '),
    categories.map((category) => say(`builder-registry:category.${category}`)).join(', '),
    sort === '' ? '' : say(`builder-registry:kind.${sort}`),
    clearingCode === '' ? '' : say('builder-registry:clearingCode', { code: clearingCode }),
  ].filter((fact) => fact !== '');
  return (
    <article className={styles.card}>
      <div className={styles.logos}>
        {VARIANTS.map((variant) => {
          const file = logoFile(entry.entry, variant);
          return (
            <span key={variant} className={styles.ground} data-ground={variant}>
              {file === null ? null : (
                // The name is right below.
                <img src={registryUrl(kind, file)} alt="" loading="lazy" />
              )}
            </span>
          );
        })}
      </div>
      <div className={styles.body}>
        <div className={styles.row}>
          <h2 className={styles.name}>{name}</h2>
          {entry.isRetired ? <Pill tone="accent">{say('builder-registry:retired')}</Pill> : null}
        </div>
        <p className={styles.id}>{entry.id}</p>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {entry.usedBy.length === 0 ? (
          <p className={styles.quiet}>{say('builder-registry:usedBy', { count: 0 })}</p>
        ) : (
          <details className={styles.usage}>
            <summary>{say('builder-registry:usedBy', { count: entry.usedBy.length })}</summary>
            <ul className={styles.brands}>
              {entry.usedBy.map((brand) => (
                <li key={brand}>{brandName(brand)}</li>
              ))}
            </ul>
          </details>
        )}
        <p className={styles.quiet}>
          {entry.editedBy === null || entry.editedAt === null
            ? say('builder-registry:shipped')
            : say('builder-registry:edited', {
                by: entry.editedBy,
                at: formatMoment(entry.editedAt, language),
              })}
        </p>
        {onEdit === undefined && onRetire === undefined ? null : (
          <div className={styles.actions}>
            <Action
              small
              aria-label={say('builder-registry:edit.named', { name })}
              onClick={onEdit}
            >
              {say('builder-registry:edit')}
            </Action>
            <Action
              small
              tone="quiet"
              aria-label={say(
                entry.isRetired
                  ? 'builder-registry:restore.named'
                  : 'builder-registry:retire.named',
                { name },
              )}
              onClick={onRetire}
            >
              {say(entry.isRetired ? 'builder-registry:restore' : 'builder-registry:retire')}
            </Action>
          </div>
        )}
      </div>
    </article>
  );
}
