import type { LiveTable } from '#contract/generated/types.ts';
import { isTwoCard21, totalOf, TWENTY_ONE } from '#games/kit/blackjack/hand.ts';
import { baccaratWinner } from '#games/live/baccarat.ts';
import { dragonTigerWinner } from '#games/live/dragon-tiger.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { threeCardWinner } from '#games/live/three-card-poker.ts';
import { colorOf } from '#games/kit/roulette/spots.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { resultWords } from './result-words.ts';
import styles from './Results.module.css';

export interface ResultStripProps {
  results: LiveTable['results'];
  count: number;
}

/** The last results, newest first. */
export function ResultStrip({ results, count }: ResultStripProps) {
  const say = useTexts('studio', 'roulette-corsa');
  return (
    <ol className={styles.strip} aria-label={say('studio:results')}>
      {results.slice(0, count).map(({ roundNumber, outcome }) => {
        const { tone, text } = beadOf(say, outcome as LiveOutcome);
        return (
          <li key={roundNumber} className={`tabular ${styles.bead}`} data-tone={tone}>
            <span aria-hidden="true">{text}</span>
            <span className="visually-hidden">{resultWords(say, outcome as LiveOutcome)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function beadOf(
  say: (key: string) => string,
  outcome: LiveOutcome,
): { readonly tone: string; readonly text: string } {
  switch (outcome.kind) {
    case 'baccarat': {
      const winner = baccaratWinner(outcome);
      return { tone: winner, text: say(`studio:bead.${winner}`) };
    }
    case 'dragonTiger': {
      const winner = dragonTigerWinner(outcome);
      return { tone: winner, text: say(`studio:bead.${winner}`) };
    }
    case 'threeCardPoker': {
      const winner = threeCardWinner(outcome);
      const tone = winner === 'tie' ? 'tie' : winner === 'dealer' ? 'banker' : 'player';
      return { tone, text: say(`studio:bead.poker.${winner}`) };
    }
    case 'blackjack': {
      const { total } = totalOf(outcome.dealer);
      const text = isTwoCard21(outcome.dealer) ? say('studio:bead.blackjack') : String(total);
      return { tone: total > TWENTY_ONE ? 'player' : 'banker', text };
    }
    case 'sicBo': {
      const total = outcome.dice.reduce((sum, die) => sum + die, 0);
      return { tone: total <= 10 ? 'small' : 'big', text: String(total) };
    }
    case 'roulette':
      return { tone: colorOf(outcome.pocket), text: String(outcome.pocket) };
  }
}
