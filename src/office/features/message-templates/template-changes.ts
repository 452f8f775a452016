import type { MessageTemplates, NoticeEvent } from '#contract/generated/types.ts';

/** One place where templates differ. */
export interface TemplateChange {
  readonly event: NoticeEvent;
  /** null: the event itself. */
  readonly language: string | null;
  readonly part: 'send' | 'title' | 'content';
  readonly before: string;
  readonly after: string;
}

/** What differs, by event and language; empty for words that are not the brand's own. */
export function templateChanges(
  now: MessageTemplates,
  next: MessageTemplates,
): readonly TemplateChange[] {
  const keys = new Map(
    [...now.templates, ...next.templates].map((one) => [`${one.event} ${one.language}`, one]),
  );
  const words = [...keys.values()].flatMap(({ event, language }) => {
    const [before, after] = [now, next].map(({ templates }) =>
      templates.find((one) => one.event === event && one.language === language),
    );
    return (['title', 'content'] as const).map((part) => ({
      event,
      language,
      part,
      before: before?.[part] ?? '',
      after: after?.[part] ?? '',
    }));
  });
  const sent = [...new Set([...now.off, ...next.off])].map((event) => ({
    event,
    language: null,
    part: 'send' as const,
    before: now.off.includes(event) ? 'off' : 'on',
    after: next.off.includes(event) ? 'off' : 'on',
  }));
  return [...sent, ...words].filter(({ before, after }) => before !== after);
}
