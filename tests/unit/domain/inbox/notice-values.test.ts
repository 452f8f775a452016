import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticeEvents } from '#contract/generated/enum-values.ts';
import {
  fillPlaceholders,
  NOTICE_PLACEHOLDERS,
  unknownPlaceholders,
} from '#domain/inbox/notice-values.ts';
import { templateFaults } from '#domain/inbox/template-faults.ts';

it('values stand in the place of their names, and nothing else changes', () => {
  expect(fillPlaceholders('{amount} + {amount} ({other})', { amount: '5' })).toBe(
    '5 + 5 ({other})',
  );
  const plain = fc.string().filter((text) => !text.includes('{'));
  fc.assert(
    fc.property(plain, fc.string(), (text, value) => {
      expect(fillPlaceholders(text, { amount: value })).toBe(text);
      // A value that looks like a name is not read again.
      expect(fillPlaceholders('{amount}', { amount: `{${value}}` })).toBe(`{${value}}`);
    }),
  );
});

it('a template has only the names that its event has', () => {
  expect(unknownPlaceholders('depositCredited', '{amount} {sum} {}')).toEqual(['sum', '']);
  expect(unknownPlaceholders('newDevice', '{amount}')).toEqual(['amount']);
});

it('our own words keep the rules for words, in every language they are written in', async () => {
  const languages = ['en', 'es', 'th', 'vi', 'ar'];
  for (const language of languages) {
    const file = await readFile(`brands/_base/locales/${language}/notice.json`, 'utf8');
    const texts = JSON.parse(file) as Record<string, string>;
    const templates = noticeEvents.map((event) => ({
      event,
      language,
      title: texts[`${event}.title`] ?? '',
      content: texts[`${event}.content`] ?? '',
    }));
    expect(templateFaults({ off: [], templates }, languages), language).toEqual([]);
    for (const { event, title, content } of templates) {
      for (const name of NOTICE_PLACEHOLDERS[event]) {
        expect(`${title} ${content}`, `${event} in ${language}`).toContain(`{${name}}`);
      }
    }
  }
});
