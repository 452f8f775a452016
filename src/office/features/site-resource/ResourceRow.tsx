import type { ResourceFault } from '#domain/site-resource/resource-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from '../../desk/FactDesk.module.css';
import { ListRow } from '../../desk/ListRow.tsx';
import { useFaultText } from '../../desk/useFaultText.ts';
import { Field, type FieldProps } from '../../kit/Field.tsx';
import type { DraftResource } from './resource-draft.ts';

/** The contract's bounds. */
const MAXIMUM = { resourceType: 41, name: 64, labelNameEn: 128, url: 2048 } as const;
type FieldName = keyof typeof MAXIMUM;

export interface ResourceRowProps {
  /** From 1. */
  place: number;
  count: number;
  /** The brand's manifest asks for its type. */
  isPlaced: boolean;
  resource: DraftResource;
  faults: readonly ResourceFault[];
  /** Left out: for looking at. */
  onChange: ((resource: DraftResource) => void) | undefined;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One link: for which place, what it is, and where it leads. */
export function ResourceRow(props: ResourceRowProps) {
  const { place, count, isPlaced, resource, faults, onChange, onMove, onRemove } = props;
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
      place={place}
      count={count}
      name={name}
      beside={isPlaced ? null : <Pill>{say('resource-desk:nowhere')}</Pill>}
      onMove={onChange === undefined ? undefined : onMove}
      onRemove={onRemove}
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
