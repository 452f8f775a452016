import { useState } from 'react';
import type { GameItem, LiveTable, LiveTables as Tables } from '#contract/generated/types.ts';
import { STUDIO, tableHref } from '#domain/live/own-studio.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { FavouriteButton } from '../game-list/FavouriteButton.tsx';
import { Dealer, lookOf } from './Dealer.tsx';
import styles from './LiveTables.module.css';
import { newestTable } from './newest-table.ts';
import { ResultStrip } from './ResultStrip.tsx';
import studio from './Studio.module.css';

const EVERY_MS = 10_000;
const BEADS = 8;
const GAMES = [
  'baccarat',
  'blackjack',
  'roulette',
  'dragonTiger',
  'sicBo',
  'threeCardPoker',
] as const;

/** The tables of the own studio, each as it is now. @param props.games the titles of the category, theirs among them */
export function LiveTables({ games }: { games: readonly GameItem[] }) {
  const say = useTexts('studio');
  const [pushed, setPushed] = useState<Tables | null>(null);
  const [game, choose] = useState<(typeof GAMES)[number] | null>(null);
  const { value } = useQuery('listLiveTables', {}, { everyMs: EVERY_MS, keepPrevious: true });
  useTopic('liveTables', setPushed);
  if (value === undefined) return <Skeleton shape="block" count={2} />;
  const tables = value.tables.map((table) =>
    newestTable(
      table,
      pushed?.tables.find((one) => one.table === table.table),
    ),
  );
  return (
    <>
      <ChoiceStrip
        label={say('studio:game')}
        choices={[
          { value: null, label: say('studio:game.all') },
          ...GAMES.map((one) => ({ value: one, label: say(`studio:game.${one}`) })),
        ]}
        chosen={game}
        onChoose={choose}
      />
      <ul className={styles.tables}>
        {tables
          .filter((table) => game === null || table.game.startsWith(game))
          .map((table) => (
            <TableTile
              key={table.table}
              table={table}
              title={games.find(
                ({ vassalage, gameCode }) => vassalage === STUDIO && gameCode === table.table,
              )}
            />
          ))}
      </ul>
    </>
  );
}

function TableTile({ table, title }: { table: LiveTable; title: GameItem | undefined }) {
  const say = useTexts('studio');
  const locale = useLocale();
  const { currency } = useSitePlan().market;
  const { name, status, game, players, results, chipsMicro, mostMicro } = table;
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  return (
    <li className={styles.tile}>
      <div className={`${studio.studio} ${styles.view}`} data-game={game} aria-hidden="true">
        <div className={studio.wall} />
        <Dealer look={lookOf(table.table)} isDealing={status === 'dealing'} />
        <div className={`${studio.felt} ${styles.felt}`} />
        <span className={styles.status} data-phase={status}>
          {say(`studio:phase.${status}`)}
        </span>
      </div>
      <div className={styles.facts}>
        <TextLink href={tableHref(table.table)} className={styles.name}>
          {name}
        </TextLink>
        <span className={styles.quiet}>
          {say(`studio:game.${game}`)} · {say('studio:players', { count: players })}
        </span>
        <ResultStrip results={results} count={BEADS} />
        <span className={`tabular ${styles.quiet}`}>
          {money(chipsMicro[0] ?? '0')} – {money(mostMicro)}
        </span>
      </div>
      {title === undefined ? null : <FavouriteButton game={title} />}
    </li>
  );
}
