import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { formatOdds } from '#domain/sports/odds.ts';
import { oddsFormatAtom } from './sports.atoms.ts';
import styles from './Sportsbook.module.css';

export interface OddsButtonProps {
  name: string;
  market: string;
  oddsMilli: number;
  isOpen: boolean;
  isPicked: boolean;
  onPress: () => void;
}

const FLASH_MS = 1_500;

/** An outcome with its odds; a change shows once, up or down, with a sign. */
export function OddsButton({
  name,
  market,
  oddsMilli,
  isOpen,
  isPicked,
  onPress,
}: OddsButtonProps) {
  const before = useRef(oddsMilli);
  const [move, setMove] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = oddsMilli;
    if (last === oddsMilli) return undefined;
    setMove(oddsMilli > last ? 'up' : 'down');
    const timer = setTimeout(() => setMove(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [oddsMilli]);
  const odds = formatOdds(oddsMilli, useAtomValue(oddsFormatAtom));
  return (
    <button
      type="button"
      className={styles.odds}
      aria-pressed={isPicked}
      aria-label={`${name}, ${market}, ${odds}`}
      disabled={!isOpen}
      data-move={move ?? undefined}
      onClick={onPress}
    >
      <span className={styles.oddsName}>{name}</span>
      <span className={`tabular ${styles.oddsPrice}`}>
        {move === null ? null : <span aria-hidden="true">{move === 'up' ? '▲' : '▼'}</span>}
        {isOpen ? odds : '–'}
      </span>
    </button>
  );
}
