import type { BrandDay } from '#contract/generated/types.ts';
import { dayIn, isTimeZone } from '#domain/day/day.ts';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** The time zone at whose midnight a brand's days end. */
export const brandDaySetting = (clock: Clock): Setting<'getBrandDay', 'setBrandDay', BrandDay> => ({
  kind: 'brandDay',
  read: 'getBrandDay',
  write: 'setBrandDay',
  view: (day) => ({ day, today: dayIn(day.timeZone, clock.now()) }),
  change: ({ day }) => {
    if (!isTimeZone(day.timeZone)) {
      throw new Problem('INVALID_BODY', { fields: { '/day/timeZone': { code: 'NO_TIME_ZONE' } } });
    }
    return day;
  },
});
