import type { MessageTemplate, MessageTemplates } from '#contract/generated/types.ts';
import { ANNOUNCEMENT_HTML } from '../announcement/announcement-html.ts';
import { cleanHtml } from '../text/clean-html.ts';
import { type HtmlContentFault, htmlContentFaults } from '../text/html-content-faults.ts';
import { unknownPlaceholders } from './notice-values.ts';

export interface TemplateFault {
  /** JSON pointer into the templates. */
  readonly pointer: string;
  readonly code:
    | 'LANGUAGE_NOT_OFFERED'
    | 'DUPLICATE_LANGUAGE'
    | 'UNKNOWN_PLACEHOLDER'
    | 'EMPTY_TITLE'
    | HtmlContentFault['code'];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Each event once in a language that the brand offers, and only the values that the event has. */
export function templateFaults(
  { templates }: MessageTemplates,
  languages: readonly string[],
): readonly TemplateFault[] {
  const seen = new Set<string>();
  return templates.flatMap((template, index) => {
    const { event, language, title, content } = template;
    const at = `/templates/${index}`;
    const faults: TemplateFault[] = [];
    if (!languages.includes(language)) {
      faults.push({ pointer: `${at}/language`, code: 'LANGUAGE_NOT_OFFERED' });
    }
    if (seen.has(`${event} ${language}`)) {
      faults.push({ pointer: `${at}/language`, code: 'DUPLICATE_LANGUAGE' });
    }
    seen.add(`${event} ${language}`);
    if (title.trim() === '') faults.push({ pointer: `${at}/title`, code: 'EMPTY_TITLE' });
    for (const part of ['title', 'content'] as const) {
      const [name] = unknownPlaceholders(event, template[part]);
      if (name === undefined) continue;
      faults.push({ pointer: `${at}/${part}`, code: 'UNKNOWN_PLACEHOLDER', params: { name } });
    }
    faults.push(...htmlContentFaults(content, ANNOUNCEMENT_HTML, `${at}/content`));
    return faults;
  });
}

/** As they are kept: nothing around titles, and HTML in our own hand. */
export function tidyTemplates({ off, templates }: MessageTemplates): MessageTemplates {
  return {
    off: [...off].toSorted(),
    templates: templates
      .map((one) => ({
        ...one,
        title: one.title.trim(),
        content: cleanHtml(one.content, ANNOUNCEMENT_HTML).html,
      }))
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  };
}

const keyOf = ({ event, language }: MessageTemplate): string => `${event} ${language}`;
