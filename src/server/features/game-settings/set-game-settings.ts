import type { GameSettings } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import type { GameOffer } from '#domain/game/game-offer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { checkedOffer } from './checked-offer.ts';
import {
  arranged,
  type BrandCatalogue,
  readGameOffer,
  readGameSettings,
} from './game-settings.read.ts';

type GameChange = RequestOf<'setGameSettings'>['body'] & {
  brand: string;
  staffId: bigint;
  at: Date;
};

const KIND = 'gameSettings';
const PARTS = ['vendors', 'categories', 'games', 'hot'] as const;

/**
 * Puts an arrangement in the place of the old one. Saying what holds already changes nothing and
 * leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_GAME_SETTINGS
 */
export async function setGameSettings(
  tx: Tx,
  change: GameChange,
  catalogue: BrandCatalogue,
): Promise<GameSettings> {
  const { brand, version, reason, staffId, at } = change;
  const settings = () => readGameSettings(tx, brand, catalogue);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const wanted = checkedOffer(change, catalogue);
  const held = await readGameOffer(tx, brand);
  const [before, after] = [arranged(held, catalogue), arranged(wanted, catalogue)];
  const changed = PARTS.filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
  if (changed.length === 0) return settings();
  await writeOffer(tx, brand, wanted);
  const of = (offer: GameOffer) => Object.fromEntries(changed.map((part) => [part, offer[part]]));
  const audited = { staffId, brand, action: 'setGameSettings', reason, at };
  await stampFact(tx, { kind: KIND, version }, { ...audited, before: of(held), after: of(wanted) });
  return settings();
}

async function writeOffer(tx: Tx, brand: string, offer: GameOffer): Promise<void> {
  for (const table of ['vendor_setting', 'category_setting', 'game_setting'] as const) {
    await tx.deleteFrom(table).where('brand', '=', brand).execute();
  }
  if (offer.vendors.length > 0) {
    await tx
      .insertInto('vendor_setting')
      .values(
        offer.vendors.map(({ vendor, state, names }, position) => ({
          brand,
          vendor,
          position,
          state,
          names: JSON.stringify(names),
        })),
      )
      .execute();
  }
  if (offer.categories.length > 0) {
    await tx
      .insertInto('category_setting')
      .values(offer.categories.map((category, position) => ({ brand, category, position })))
      .execute();
  }
  const states = new Map(offer.games.map(({ nodeId, state }) => [nodeId, state]));
  const places = new Map(offer.hot.map((nodeId, place) => [nodeId, place]));
  const rows = [...new Set([...states.keys(), ...places.keys()])].map((nodeId) => ({
    brand,
    node_id: nodeId,
    state: states.get(nodeId) ?? ('on' as const),
    hot_position: places.get(nodeId) ?? null,
  }));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx
      .insertInto('game_setting')
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .execute();
  }
}

/** Each row has four parameters, and a statement at most 65,535. */
const ROWS_A_STATEMENT = 10_000;
