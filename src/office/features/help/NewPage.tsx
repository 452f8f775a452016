import { helpSections } from '#contract/generated/enum-values.ts';
import { type FormEvent, useState } from 'react';
import type { HelpPagePlace } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { pageIdOf, type Places } from './help-draft.ts';
import styles from './NewPage.module.css';

/** Begins a page, which stays hidden until it has words. */
export function NewPage({
  places,
  onAdd,
}: {
  places: Places;
  onAdd: (place: HelpPagePlace) => void;
}) {
  const say = useTexts('help', 'help-desk');
  const [typed, setTyped] = useState('');
  const [section, setSection] = useState<HelpPagePlace['section']>('account');
  const pageId = pageIdOf(typed);
  const taken = places.some((place) => place.pageId === pageId);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (pageId.length < 2 || taken) return;
    onAdd({ pageId, section, published: false });
    setTyped('');
  };
  return (
    <Panel title={say('help-desk:new.title')}>
      <form className={styles.form} onSubmit={add}>
        <Field
          label={say('help-desk:new.name')}
          value={typed}
          maxLength={60}
          after={<span className="code">{pageId}</span>}
          fault={taken ? say('help-desk:new.taken') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={say('help-desk:new.section')}
          value={section}
          options={helpSections.map((value) => ({
            value,
            label: say(`help:section.${value}`),
          }))}
          onChange={(value) => setSection(helpSections.find((known) => known === value) ?? section)}
        />
        <Button type="submit" tone="secondary" aria-disabled={pageId.length < 2 || taken}>
          {say('help-desk:new.add')}
        </Button>
      </form>
    </Panel>
  );
}
