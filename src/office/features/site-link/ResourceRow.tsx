import type { SiteLink } from '#contract/generated/types.ts';
import type { ResourceFault } from '#domain/site-link/resource-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from '#staff/setting/RowFields.module.css';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { Field, type FieldProps } from '#ui/kit/Field.tsx';

/** The contract's bounds. */
const MAXIMUM = { resourceType: 41, name: 64, labelNameEn: 128, url: 2048 } as const;
type FieldName = keyof typeof MAXIMUM;

export interface ResourceRowProps extends ListItem<SiteLink, ResourceFault> {
  /** The brand's manifest asks for its type. */
  isPlaced: boolean;
}

/** One link: for which place, what it is, and where it leads. */
export function ResourceRow(props: ResourceRowProps) {
  const { isPlaced, item: resource, faults, onChange } = props;
  const say = useTexts('resource-desk');
  const faultAt = useFaultText(faults);
  const field = (name: FieldName, more: Partial<FieldProps> = {}) => (
    <Field
      label={say(`resource-desk:field.${name}`)}
      value={resource[name]}
      maxLength={MAXIMUM[name]}
      readOnly={onChange === undefined}
      autoComplete="off"
      // What is not there yet is no fault to read out.
      fault={resource[name] === '' ? undefined : faultAt(`/${name}`)}
      onChange={(event) => onChange?.({ ...resource, [name]: event.target.value })}
      {...more}
    />
  );
  const name = resource.name || resource.resourceType || say('resource-desk:other');
  return (
    <ListRow
      row={props}
      name={name}
      beside={isPlaced ? null : <Pill>{say('resource-desk:nowhere')}</Pill>}
    >
      <div className={styles.fields}>
        {field('resourceType', { spellCheck: false, dir: 'ltr' })}
        {field('name')}
        {field('labelNameEn', { lang: 'en' })}
        {field('url', { spellCheck: false, dir: 'ltr' })}
      </div>
    </ListRow>
  );
}
