import { useState } from 'react';
import { noticeEvents } from '#contract/generated/enum-values.ts';
import type {
  MessageTemplate,
  MessageTemplates,
  MessageTemplateSettings,
  NoticeEvent,
} from '#contract/generated/types.ts';
import { templateFaults } from '#domain/inbox/template-faults.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { templateChanges } from './template-changes.ts';

/** For each event whether a message is sent, and in which words; one language at a time. */
export function useTemplatesEditor(
  input: SettingEditorInput<MessageTemplateSettings, MessageTemplates>,
): SettingDraft<SettingContent<'setMessageTemplates'>> {
  const { now, edits, edit } = input;
  const say = useTexts('message-templates-desk');
  const languageName = useLanguageName();
  const [chosen, setLanguage] = useState<string | null>(null);
  const language = chosen ?? now.languages[0] ?? '';
  const draft = edits ?? now.templates;
  const faults = templateFaults(draft, now.languages);
  const isOf = (event: NoticeEvent) => (one: MessageTemplate) =>
    one.event === event && one.language === language;
  const set = (event: NoticeEvent, words: MessageTemplate | null): void => {
    const others = draft.templates.filter((one) => !isOf(event)(one));
    edit?.({ ...draft, templates: words === null ? others : [...others, words] });
  };
  const setSent = (event: NoticeEvent, isSent: boolean): void => {
    const others = draft.off.filter((one) => one !== event);
    edit?.({ ...draft, off: isSent ? others : [...others, event] });
  };
  return {
    content: faults.length === 0 ? { templates: draft } : null,
    changes: templateChanges(now.templates, draft).map((change) => ({
      id: `${change.event} ${change.language ?? ''} ${change.part}`,
      what: [
        say(`message-templates-desk:event.${change.event}`),
        change.language === null ? [] : languageName(change.language),
        change.part === 'send' ? [] : say(`message-templates-desk:field.${change.part}`),
      ]
        .flat()
        .join(' · '),
      before:
        change.part === 'send' ? say(`message-templates-desk:${change.before}`) : change.before,
      after: change.part === 'send' ? say(`message-templates-desk:${change.after}`) : change.after,
    })),
    faults: faults.length,
    review: <p>{say('message-templates-desk:effect')}</p>,
    fields: (
      <>
        <SelectField
          label={say('message-templates-desk:field.language')}
          value={language}
          options={now.languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={setLanguage}
        />
        {noticeEvents.map((event) => {
          const index = draft.templates.findIndex(isOf(event));
          const standard = now.standard.find(isOf(event));
          if (standard === undefined) return null;
          return (
            <TemplateFields
              key={event}
              own={draft.templates[index] ?? null}
              standard={standard}
              isSent={!draft.off.includes(event)}
              faults={faults.filter(({ pointer }) => pointer.startsWith(`/templates/${index}/`))}
              onWords={edit === undefined ? undefined : (words) => set(event, words)}
              onSent={(isSent) => setSent(event, isSent)}
            />
          );
        })}
      </>
    ),
  };
}
