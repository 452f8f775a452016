import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  countMessage,
  MESSAGE_QUOTAS,
  type QuotaCount,
  type QuotaKind,
  quotaWaitSeconds,
} from '#domain/verification-code/code-limits.ts';

const kinds = Object.keys(MESSAGE_QUOTAS) as QuotaKind[];
const HOUR = 3_600_000;

describe('message quotas', () => {
  it('allow at most the quota in any window that starts with a message', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds.filter((kind) => kind !== 'brand')),
        fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { minLength: 1, maxLength: 120 }),
        (kind, gaps) => {
          let now = Date.UTC(2026, 0, 1);
          let count: QuotaCount | null = null;
          const sentAt: number[] = [];
          for (const gap of gaps) {
            now += gap;
            if (quotaWaitSeconds(kind, count, new Date(now)) > 0) continue;
            count = countMessage(kind, count, new Date(now));
            sentAt.push(now);
          }
          // A fixed window lets twice its quota through at its edge, and never more.
          for (const from of sentAt) {
            const windowMs = MESSAGE_QUOTAS[kind].minutes * 60_000;
            const within = sentAt.filter((at) => at >= from && at < from + windowMs).length;
            expect(within).toBeLessThanOrEqual(2 * MESSAGE_QUOTAS[kind].messages);
          }
        },
      ),
    );
  });

  it('let a source continue after the seconds they name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 0, max: 6_000 }),
        fc.integer({ min: 0, max: HOUR - 1 }),
        (kind, sent, at) => {
          const sinceStart = at % (MESSAGE_QUOTAS[kind].minutes * 60_000);
          const now = Date.UTC(2026, 0, 1);
          const count = { startedAt: new Date(now - sinceStart), lastAt: new Date(now), sent };
          const wait = quotaWaitSeconds(kind, count, new Date(now));
          expect(quotaWaitSeconds(kind, count, new Date(now + wait * 1000))).toBe(0);
          const isFull = sent >= MESSAGE_QUOTAS[kind].messages;
          if (isFull) expect(wait).toBeGreaterThanOrEqual(kind === 'burst' ? 1 : 300);
          else expect(wait).toBe(kind === 'asker' ? 60 : 0);
        },
      ),
    );
  });
});
