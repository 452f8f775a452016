import type { InboxSegment } from '#contract/generated/types.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { areTags } from '#domain/inbox/inbox-draft.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './InboxDesk.module.css';

export interface SegmentEditorProps {
  brand: string;
  segment: InboxSegment;
  languages: readonly string[];
  /** @param pointer into the segment */
  faultAt: (pointer: string) => string | undefined;
  onChange: (segment: InboxSegment) => void;
}

/** Whoever plays here. */
export const ANYBODY: InboxSegment = {
  languages: null,
  registeredSince: null,
  seenSince: null,
  notSeenSince: null,
  deposited: null,
  tags: null,
};

const DATES = ['registeredSince', 'seenSince', 'notSeenSince'] as const;
const DEPOSITED = ['any', 'true', 'false'] as const;

/** Who of a brand's players: those who fit everything that is given. */
export function SegmentEditor({
  brand,
  segment,
  languages,
  faultAt,
  onChange,
}: SegmentEditorProps) {
  const say = useTexts('inbox-desk');
  const languageName = useLanguageName();
  const generalFault = faultAt('') ?? faultAt('/languages');
  const withLanguage = (language: string, on: boolean): string[] | null => {
    const others = (segment.languages ?? []).filter((one) => one !== language);
    const next = on ? [...others, language] : others;
    return next.length === 0 ? null : next;
  };
  return (
    <>
      <div className={grid.fields}>
        {DATES.map((field) => (
          <Field
            key={field}
            label={say(`inbox-desk:field.${field}`)}
            type="date"
            value={segment[field]?.slice(0, 10) ?? ''}
            fault={faultAt(`/${field}`)}
            onChange={(event) => {
              const day = event.target.value;
              onChange({ ...segment, [field]: day === '' ? null : `${day}T00:00:00.000Z` });
            }}
          />
        ))}
        <SelectField
          label={say('inbox-desk:field.deposited')}
          value={segment.deposited === null ? 'any' : String(segment.deposited)}
          options={DEPOSITED.map((value) => ({
            value,
            label: say(`inbox-desk:deposited.${value}`),
          }))}
          onChange={(value) =>
            onChange({ ...segment, deposited: value === 'any' ? null : value === 'true' })
          }
        />
      </div>
      <Field
        label={say('inbox-desk:field.tags')}
        value={segment.tags?.join(', ') ?? ''}
        autoComplete="off"
        fault={faultAt('/tags')}
        onChange={(event) => onChange({ ...segment, tags: tagsOf(event.target.value) })}
      />
      <fieldset className={styles.languages}>
        <legend>{say('inbox-desk:field.languages')}</legend>
        {languages.map((language) => (
          <Switch
            key={language}
            label={languageName(language)}
            checked={segment.languages?.includes(language) === true}
            onChange={(on) => onChange({ ...segment, languages: withLanguage(language, on) })}
          />
        ))}
      </fieldset>
      <Reach brand={brand} segment={segment} />
      {generalFault === undefined ? null : <p className={styles.fault}>{generalFault}</p>}
    </>
  );
}

/** How many it would reach, of those that are looked at. */
function Reach({ brand, segment }: { brand: string; segment: InboxSegment }) {
  const say = useTexts('inbox-desk');
  const { languages, tags, ...rest } = segment;
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  const query = {
    ...Object.fromEntries(given),
    ...(languages === null ? {} : { languages: languages.join(',') }),
    ...(tags === null ? {} : { tags: tags.join(',') }),
  };
  const { value } = useQuery(
    'countInboxAudience',
    { params: { brand }, query },
    { enabled: Object.keys(query).length > 0 && areTags(tags), keepPrevious: true },
  );
  return (
    <p className={styles.to} role="status">
      {value === undefined ? '' : say('inbox-desk:reach', { ...value })}
    </p>
  );
}

/** As typed; null: none. The last one may still be empty. */
function tagsOf(text: string): string[] | null {
  const tags = text.split(',').map((tag) => tag.trim().toLowerCase());
  return text.trim() === '' ? null : tags;
}
