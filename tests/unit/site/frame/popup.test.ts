import { describe, expect, it } from 'vitest';
import type { Announcement, AnnouncementExecution } from '#contract/generated/types.ts';
import { popupItems, popupMemory, readTexts } from '#site/frame/popup.ts';

const item = (execution: AnnouncementExecution | null): Announcement => ({
  id: '1',
  type: 'PU',
  language: 'es',
  title: String(execution),
  content: '<p>x</p>',
  startDateStr: '2026-01-01T00:00:00.000Z',
  execution,
  promotionType: null,
});
const items = [item('A'), item('B'), item('F'), item(null)];

describe('what opens a popup', () => {
  it.each([
    [['B'], false, ['B', 'null']],
    [['A', 'F'], false, ['A', 'null']],
    [['A', 'F'], true, ['A', 'F', 'null']],
    // A brand that opens it at the first sign-in alone opens it at no other.
    [['F'], false, []],
    [['F'], true, ['F', 'null']],
    [[], true, []],
  ] as const)('%j, first sign-in %j', (executions, first, titles) => {
    expect(popupItems(items, executions, first).map(({ title }) => title)).toEqual(titles);
  });
});

describe('what a session remembers', () => {
  it('each popup for each kind of visitor', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    popupMemory(() => storage).add('notice', 'visitor');
    // After loading the page again.
    const memory = popupMemory(() => storage);
    expect(memory.has('notice', 'visitor')).toBe(true);
    expect(memory.has('notice', 'member')).toBe(false);
    expect(memory.has('publicAnnouncement', 'visitor')).toBe(false);
  });

  it('as long as the page where storage is forbidden', () => {
    const memory = popupMemory(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(memory.has('notice', 'visitor')).toBe(false);
    memory.add('notice', 'visitor');
    expect(memory.has('notice', 'visitor')).toBe(true);
  });
});

describe('texts read today', () => {
  const NOON = new Date(2026, 10, 28, 12);
  const NEXT_DAY = new Date(2026, 10, 29, 0, 1);

  it('are kept for each person until the day is over', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    readTexts(() => storage).add('luna', ['1'], NOON);
    readTexts(() => storage).add('luna', ['2'], NOON);
    const read = readTexts(() => storage);
    expect([...read.today('luna', NOON)]).toEqual(['1', '2']);
    expect(read.today('alba', NOON).size).toBe(0);
    expect(read.today('luna', NEXT_DAY).size).toBe(0);
  });

  it('are none where storage is forbidden or holds something else', () => {
    const forbidden = readTexts(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    forbidden.add('luna', ['1'], NOON);
    expect(forbidden.today('luna', NOON).size).toBe(0);
    const other = readTexts(() => ({ getItem: () => '{"day":1}', setItem: () => undefined }));
    expect(other.today('luna', NOON).size).toBe(0);
  });
});
