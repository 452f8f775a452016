import type { IChangeEvent } from '@rjsf/core';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { loadSection, type SectionForm as Loaded } from '../../registry/load-section.ts';
import type { FormSection } from '../../registry/sections.ts';
import { uiSchemaFor } from '../../registry/ui-schema.ts';
import { editsBetween, type FormData } from '../document/edits-between.ts';
import { useEditor } from '../EditorContext.ts';
import { FaultsContext } from './FaultsContext.ts';
import { Form } from './form.ts';
import { sectionFaults } from './section-faults.ts';
import styles from './SectionForm.module.css';

/** The form of one section, made from its schema; mounted anew for each section. */
export function SectionForm({ section }: { section: FormSection }) {
  const say = useTexts('builder');
  const { data, error, mutate } = useSWRImmutable(['section', section], () => loadSection(section));
  if (error !== undefined) {
    const again = <Action onClick={() => void mutate()}>{say('builder:tryAgain')}</Action>;
    return (
      <Notice tone="problem" action={again}>
        {say('builder:section.missing')}
      </Notice>
    );
  }
  return data === undefined ? (
    <div className={styles.waiting} />
  ) : (
    <Ready section={section} form={data} />
  );
}

function Ready({ section, form }: { section: FormSection; form: Loaded }) {
  const { layers, edit, readOnly } = useEditor();
  const { schema, validator } = form;
  const data = layers.effective[section];
  const uiSchema = useMemo(
    () => ({
      ...uiSchemaFor(schema, schema, section),
      'ui:submitButtonOptions': { norender: true },
    }),
    [schema, section],
  );
  const faults = useMemo(() => sectionFaults(form, data, section), [form, data, section]);
  const formContext = useMemo(() => ({ section, root: schema }), [section, schema]);
  return (
    <FaultsContext value={faults}>
      <Form
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        formData={data}
        formContext={formContext}
        readonly={readOnly}
        idPrefix="form"
        idSeparator="/"
        noHtml5Validate
        // The same compiled validator runs in sectionFaults, for the whole section with every edit.
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }: IChangeEvent) => {
          const edits = editsBetween(data, formData as FormData, [section]);
          if (edits.length > 0) edit(...edits);
        }}
      />
    </FaultsContext>
  );
}

/** What a form fills in by itself would be said by the brand without anybody having said it. */
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  allOf: 'skipDefaults',
} as const;
