import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveTable } from '#contract/generated/types.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { mostOnSpot } from '#games/live/live-limits.ts';
import { LIVE_SHEETS } from '#games/live/live-sheets.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import styles from './Results.module.css';
import { Roads } from './Roads.tsx';
import { spotWords, paysWords } from './spot-words.ts';
import { TableProof } from './TableProof.tsx';

/** Roads, rules with returns and limits, and the proof of the last round. */
export function TablePanels({ table, currency }: { table: LiveTable; currency: string }) {
  const say = useTexts('studio', 'roulette-corsa');
  const [query] = useSearchParams();
  /** A round that a link asks for. */
  const asked = Number(query.get('round') ?? 0);
  const [isProved, prove] = useState(asked > 0);
  const [last] = table.results;
  const round = asked > 0 ? asked : last?.roundNumber;
  return (
    <div className={styles.panels}>
      <Roads results={table.results} />
      <details className={styles.panel}>
        <summary>{say('studio:rules')}</summary>
        <p>{say(`studio:rules.${table.game}`)}</p>
        <RulesTable table={table} currency={currency} />
      </details>
      {round === undefined ? null : (
        <details
          className={styles.panel}
          open={isProved}
          onToggle={({ currentTarget }) => prove(currentTarget.open)}
        >
          <summary>{say('studio:proof', { number: round })}</summary>
          {isProved ? (
            <TableProof key={round} table={table.table} game={table.game} roundNumber={round} />
          ) : null}
        </details>
      )}
    </div>
  );
}

function RulesTable({ table, currency }: { table: LiveTable; currency: string }) {
  const say = useTexts('studio', 'roulette-corsa');
  const game = LIVE_GAMES[table.game];
  const limits = { chipsMicro: table.chipsMicro.map(BigInt), mostMicro: BigInt(table.mostMicro) };
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">{say('studio:rules.spot')}</th>
          <th scope="col">{say('studio:rules.pays')}</th>
          <th scope="col">{say('studio:rules.return')}</th>
          <th scope="col">{say('studio:rules.most')}</th>
        </tr>
      </thead>
      <tbody>
        {LIVE_SHEETS[table.game].map(({ spots: [spot = '', ...others], returnPercent }) => (
          <tr key={spot}>
            <th scope="row">
              {spotWords(say, game, spot)}
              {others.length === 0 ? null : ` (+${others.length})`}
            </th>
            <td className="tabular">{paysWords(game, spot)}</td>
            <td className="tabular">{returnPercent} %</td>
            <td>
              {game.spots.includes(spot) ? (
                <Money micro={mostOnSpot(game, spot, limits)} currency={currency} />
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
