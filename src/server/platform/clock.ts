/** The one source of the present; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** One moment as a clock: that of a record which is written later. */
export const clockAt = (at: Date): Clock => ({ now: () => at });
