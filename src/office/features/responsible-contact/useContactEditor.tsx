import schema from '#schemas/entities/responsible-contact.json' with { type: 'json' };
import type { ResponsibleContact, ResponsibleContactSettings } from '#contract/generated/types.ts';
import { contactFaults, tidyContact } from '#domain/responsible-contact/contact-faults.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';

const PARTS = ['name', 'phone', 'email'] as const satisfies (keyof ResponsibleContact)[];
const TYPES = { name: 'text', phone: 'tel', email: 'email' } as const;

/** Name, telephone and e-mail address. */
export function useContactEditor(
  input: SettingEditorInput<ResponsibleContactSettings, Partial<ResponsibleContact>>,
): SettingDraft<SettingContent<'setResponsibleContact'>> {
  const { now, edits, edit } = input;
  const say = useTexts('office');
  const typed = { ...now.contact, ...edits };
  const contact = tidyContact(typed);
  const faults = contactFaults(contact);
  const faultAt = useFaultText(faults);
  const told = (value: string): string =>
    value === '' ? say('office:responsibleContact.none') : value;
  return {
    content: faults.length === 0 ? { contact } : null,
    changes: PARTS.filter((part) => contact[part] !== now.contact[part]).map((part) => ({
      id: part,
      what: say(`office:responsibleContact.${part}`),
      before: told(now.contact[part]),
      after: told(contact[part]),
    })),
    faults: faults.length,
    fields: (
      <Panel title={say('office:responsibleContact.contact')}>
        <div className={styles.fields}>
          {PARTS.map((part) => (
            <Field
              key={part}
              label={say(`office:responsibleContact.${part}`)}
              type={TYPES[part]}
              value={typed[part]}
              autoComplete="off"
              maxLength={schema.properties[part].maxLength}
              readOnly={edit === undefined}
              fault={faultAt(`/${part}`)}
              onChange={(event) => edit?.({ ...edits, [part]: event.target.value })}
            />
          ))}
        </div>
      </Panel>
    ),
  };
}
