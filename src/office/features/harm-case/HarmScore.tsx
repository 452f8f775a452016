import { useTexts } from '#ui/i18n/useTexts.ts';

const HIGH = 60;

/** A case's score, with a word for how serious it is. */
export function HarmScore({ score }: { score: number }) {
  const say = useTexts('harm-case');
  return say(score >= HIGH ? 'harm-case:score.high' : 'harm-case:score.raised', { score });
}
