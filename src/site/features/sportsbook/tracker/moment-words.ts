import type { SportsEvent, SportsMoment } from '#contract/generated/types.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** A moment as a sentence. Texts without a number exist for feeds that do not send it. */
export function momentWords(
  say: Say,
  { kind, side: sideCode, minute, part, detail }: SportsMoment,
  sides: Pick<SportsEvent, 'home' | 'away'>,
): string {
  const side = sides[sideCode];
  switch (kind) {
    case 'goal':
    case 'red':
    case 'corner':
      return minute === null
        ? say(`sports:moment.${kind}NoMinute`, { side })
        : say(`sports:moment.${kind}`, { side, minute });
    case 'map':
      return detail === null
        ? say('sports:moment.mapNoRounds', { side, part: part ?? 1 })
        : say('sports:moment.map', { side, part: part ?? 1, rounds: detail });
    case 'over':
      return say('sports:moment.over', { side, part: part ?? 1, count: Number(detail ?? 0) });
    case 'wicket':
      return part === null
        ? say('sports:moment.wicketNoOver', { side })
        : say('sports:moment.wicket', { side, part });
  }
}
