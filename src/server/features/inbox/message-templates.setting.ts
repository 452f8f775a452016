import { noticeEvents } from '#contract/generated/enum-values.ts';
import type { MessageTemplate, MessageTemplates } from '#contract/generated/types.ts';
import { templateFaults, tidyTemplates } from '#domain/inbox/template-faults.ts';
import { standardTemplate } from './standard-template.ts';
import { Problem } from '../../platform/problem.ts';
import type { ServerText } from '../../platform/text.ts';
import type { Setting } from '../../settings/setting.ts';

type TemplatesSetting = Setting<'getMessageTemplates', 'setMessageTemplates', MessageTemplates>;

/** What a brand writes to its players by itself. */
export const messageTemplatesSetting = (text: ServerText): TemplatesSetting => ({
  kind: 'messageTemplates',
  read: 'getMessageTemplates',
  write: 'setMessageTemplates',
  view: (templates, { site }) => ({
    languages: [...site.languages],
    standard: site.languages.flatMap((language) => standardTemplates(text, language)),
    templates,
  }),
  change: ({ templates }, _held, { site }) => {
    const faults = templateFaults(templates, site.languages);
    if (faults.length === 0) return tidyTemplates(templates);
    const fields = faults.map(({ pointer, code, params }) => [
      `/templates${pointer}`,
      { code, ...(params === undefined ? {} : { params }) },
    ]);
    throw new Problem('INVALID_BODY', { fields: Object.fromEntries(fields) });
  },
  // By event and language, so that the trail names what differs.
  canonicalForm: ({ off, templates }) => ({
    off,
    ...Object.fromEntries(
      templates.map(({ event, language, title, content }) => [
        `${event} ${language}`,
        { title, content },
      ]),
    ),
  }),
});

/** Our own words in a language; placeholders stand in them as staff write them. */
function standardTemplates(text: ServerText, language: string): MessageTemplate[] {
  return noticeEvents.map((event) => standardTemplate(text, event, language));
}
