import { useAtomValue } from 'jotai';
import type { SportsSlipPrice } from '#contract/generated/types.ts';
import { formatOdds } from '#domain/sports/odds.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import type { Pick } from './slip.ts';
import { oddsFormatAtom } from './sports.atoms.ts';
import styles from './Slip.module.css';

export interface SlipPickProps {
  pick: Pick;
  /** As the server would take it; undefined: it was not asked yet. */
  leg: SportsSlipPrice['legs'][number] | undefined;
  mayBank: boolean;
  /** null: it is taken out. */
  onChange: (pick: Pick | null) => void;
}

/** A selection of the slip; what keeps it from being taken is said here, once. */
export function SlipPick({ pick, leg, mayBank, onChange }: SlipPickProps) {
  const say = useTexts('sports', 'validation');
  const format = useAtomValue(oddsFormatAtom);
  const fault = leg?.fault ?? null;
  const now = leg?.oddsMilli ?? pick.oddsMilli;
  const move = now > pick.oddsMilli ? 'up' : now < pick.oddsMilli ? 'down' : null;
  return (
    <li className={styles.pick} data-fault={fault === null ? undefined : ''}>
      <div className={styles.pickWords}>
        <strong>{outcomeWords(say, pick, pick.outcome, pick)}</strong>
        <span className={styles.quiet}>
          {marketWords(say, pick)} · {pick.home} – {pick.away}
        </span>
        <span role="status" className={styles.fault}>
          {fault === null ? null : say(`validation:${fault}`)}
        </span>
        <div className={styles.row}>
          {fault === 'ODDS_CHANGED' ? (
            <Button size="small" tone="quiet" onClick={() => onChange({ ...pick, oddsMilli: now })}>
              {say('sports:slip.takeOdds', { odds: formatOdds(now, format) })}
            </Button>
          ) : null}
          {mayBank || pick.isBanker ? (
            <Button
              size="small"
              tone="quiet"
              aria-pressed={pick.isBanker}
              onClick={() => onChange({ ...pick, isBanker: !pick.isBanker })}
            >
              {say(pick.isBanker ? 'sports:slip.isBanker' : 'sports:slip.banker')}
            </Button>
          ) : null}
        </div>
      </div>
      <b className={`tabular ${styles.oddsPrice}`} data-move={move ?? undefined}>
        {move === null ? null : <span aria-hidden="true">{move === 'up' ? '▲' : '▼'}</span>}
        {formatOdds(now, format)}
      </b>
      <IconButton icon="close" label={say('sports:slip.remove')} onClick={() => onChange(null)} />
    </li>
  );
}
