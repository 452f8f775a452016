import type { InboxText, MessageTemplate, NoticeEvent } from '#contract/generated/types.ts';
import { fillPlaceholders } from '#domain/inbox/notice-values.ts';
import { localeOf } from '#domain/text/locale-of.ts';
import { NOTICE_TOPIC } from '../../account/tell-member.ts';
import type { Parts } from '../../parts.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { insertNotice } from './inbox.store.ts';
import { noticeValues } from './notice-values.ts';
import { standardTemplate } from './standard-template.ts';

/**
 * Makes a message of what happened to a player, in the player's language and the brand's words as
 * they are at that moment: a message stays as it was sent.
 * @param count called for each event that was dealt with
 */
export function writeNotices(
  { brands, text, clock, live }: Pick<Parts, 'brands' | 'text' | 'clock' | 'live'>,
  count: (event: NoticeEvent) => void,
): Consumer<typeof NOTICE_TOPIC> {
  return {
    name: 'writeNotices',
    path: 'afterRelay',
    topics: [NOTICE_TOPIC],
    async consume(tx, events) {
      for (const { payload } of events) {
        const { brand: id, memberId, event, facts } = payload;
        const brand = brands.byId(id);
        // A brand that is gone has no inbox.
        if (brand === null) continue;
        const { templates, off } = brand.setting('messageTemplates');
        if (off.includes(event)) continue;
        const owner = { brand: id, memberId: BigInt(memberId) };
        const member = await tx
          .selectFrom('member')
          .select('language')
          .where('brand', '=', id)
          .where('id', '=', owner.memberId)
          .executeTakeFirst();
        if (member === undefined) continue;
        const { language } = member;
        const say = (key: string): string => text.say(language, `notice:${key}`);
        const locale = localeOf(language, brand.manifest.market.countries[0]);
        const values = noticeValues(facts, locale, say);
        const own = templates.find((one) => one.event === event && one.language === language);
        const words = own ?? standardTemplate(text, event, language);
        await insertNotice(tx, owner, { event, texts: [filled(words, values, language)] }, clock);
      }
    },
    committed(events) {
      for (const { payload } of events) {
        const { brand, memberId, event } = payload;
        count(event);
        live.changed('inbox', { brand, memberId: BigInt(memberId) });
      }
    },
  };
}

function filled(
  { title, content }: Pick<MessageTemplate, 'title' | 'content'>,
  values: Readonly<Record<string, string>>,
  language: string,
): InboxText {
  const safe = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]);
  return {
    language,
    title: fillPlaceholders(title, values).slice(0, MAX_TITLE),
    content: fillPlaceholders(content, Object.fromEntries(safe) as Record<string, string>),
  };
}

const MAX_TITLE = 200;
