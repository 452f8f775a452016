import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noticePage, PAGE_SIZE } from '#site/features/announcement/notice-page.ts';
import { stampText } from '#site/features/announcement/stamp-text.ts';
import { noticeTime } from '#site/features/home/notice-time.ts';

it('pages of nine hold every notice once, and none lies beyond the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer(), (items, wanted) => {
      const { page, pages, shown } = noticePage(items, wanted);
      expect(page).toBeGreaterThanOrEqual(0);
      expect(page).toBeLessThan(pages);
      expect(shown.length).toBeLessThanOrEqual(PAGE_SIZE);
      const all = Array.from({ length: pages }, (_, index) => noticePage(items, index).shown);
      expect(all.flat()).toEqual(items);
    }),
  );
});

it('moments are written as the specification writes them', () => {
  const moment = new Date(2026, 2, 4, 5, 6, 7);
  expect(noticeTime(moment)).toBe('04/03/2026 05:06:07');
  expect(stampText(moment)).toBe('2026-03-04 05:06:07');
});
