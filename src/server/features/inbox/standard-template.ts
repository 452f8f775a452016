import type { MessageTemplate, NoticeEvent } from '#contract/generated/types.ts';
import { NOTICE_PLACEHOLDERS } from '#domain/inbox/notice-values.ts';
import type { ServerText } from '../../platform/text.ts';

/** Our own words for an event; placeholders stand in them as staff write them. */
export function standardTemplate(
  text: ServerText,
  event: NoticeEvent,
  language: string,
): MessageTemplate {
  const params = Object.fromEntries(NOTICE_PLACEHOLDERS[event].map((name) => [name, `{${name}}`]));
  return {
    event,
    language,
    title: text.say(language, `notice:${event}.title`, params),
    content: text.say(language, `notice:${event}.content`, params),
  };
}
