import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import {
  ChoiceError,
  type GameRules,
  type JsonObject,
  type SeriesRules,
  type SharedRules,
} from '#games/game-rules.ts';
import type { ChoiceSchema, GameTitle } from '#games/game-title.ts';
import type { GamePolicy, ReturnClass } from '#contract/generated/types.ts';
import { paceUnder } from '#domain/game/game-policy.ts';
import { Problem } from '../../platform/problem.ts';

/** A title with its math, as rounds are played by it. */
export interface HouseGame extends Omit<GameTitle, 'loadRules' | 'pastRules' | 'variants'> {
  /** @throws Problem WAGER_NOT_ALLOWED with the place at fault */
  judgeWager(wager: JsonObject): void;
  /** @throws Problem ACTION_NOT_ALLOWED with the place at fault */
  judgeAction(action: JsonObject): void;
  /** @throws Problem WAGER_NOT_ALLOWED, ACTION_NOT_ALLOWED as the rules refuse the newest choice */
  play: GameRules['play'];
  /** What is done for a player who left an undecided round; null: it is never undecided. */
  whenLeft: JsonObject | null;
  /** null: its rounds are no tickets of a series. */
  series: SeriesRules | null;
  /** null: each player has rounds alone. */
  shared: SharedRules | null;
  /** The same title in the variants that give back less. */
  variants: ReadonlyMap<ReturnClass, HouseGame>;
}

export interface HouseGames {
  /** A title as it was designed. */
  find: (code: string) => HouseGame | null;
  /** A title as a policy has it played. */
  under: (code: string, policy: GamePolicy) => HouseGame | null;
  /** A version that is played now: a title's own, or a variant's. */
  findVersion: (code: string, version: string) => HouseGame | null;
  /** Titles of one round for a whole table. */
  shared: readonly SharedGame[];
}

export type SharedGame = HouseGame & { shared: SharedRules };

export const isShared = (game: HouseGame): game is SharedGame => game.shared !== null;

/** The titles with their math, loaded once: a round waits for none of it. */
export async function openHouseGames(titles: readonly GameTitle[]): Promise<HouseGames> {
  const games = await Promise.all(titles.map(openGame));
  const byCode = new Map(games.map((game) => [game.code, game]));
  const find = (code: string): HouseGame | null => byCode.get(code) ?? null;
  return {
    find,
    under(code, policy) {
      const game = find(code);
      return game && underPolicy(game, policy);
    },
    findVersion(code, version) {
      const game = find(code);
      const all = game === null ? [] : [game, ...game.variants.values()];
      return all.find((each) => each.version === version) ?? null;
    },
    shared: games.filter(isShared),
  };
}

function underPolicy(game: HouseGame, policy: GamePolicy): HouseGame {
  const { slotReturn } = policy;
  const played = (slotReturn === null ? undefined : game.variants.get(slotReturn)) ?? game;
  const { minRoundMs, fastRoundMs = null } = game;
  const pace = paceUnder({ minRoundMs, fastRoundMs }, policy);
  const flags = { ...game.flags, turbo: pace.mayPlayFast };
  return { ...played, minRoundMs: pace.minRoundMs, flags };
}

async function openGame(title: GameTitle): Promise<HouseGame> {
  const designed = await openVersion(title);
  const variants = Object.entries(title.variants ?? {}).map(
    async ([id, { version, rtpPercent }]) => {
      const loadRules = title.pastRules?.[version];
      if (loadRules === undefined) throw new Error(`${title.code} has no rules of ${version}`);
      const returned = { version, rtpPercent, rtpMostPercent: rtpPercent };
      return [id as ReturnClass, await openVersion({ ...title, ...returned, loadRules })] as const;
    },
  );
  return { ...designed, variants: new Map(await Promise.all(variants)) };
}

async function openVersion(title: GameTitle): Promise<HouseGame> {
  const { version, play, whenLeft, series = null, shared = null } = await title.loadRules();
  if (version !== title.version) {
    throw new Error(`${title.code} declares version ${title.version} and has rules of ${version}`);
  }
  const checksWager = checkOf(title.wagerSchema ?? NOTHING);
  const checksAction = title.actionSchema === null ? null : checkOf(title.actionSchema);
  return {
    ...title,
    judgeWager(wager) {
      if (!checksWager(wager)) throw wagerRefusal(placeOf(checksWager.errors));
    },
    judgeAction(action) {
      if (checksAction === null) throw actionRefusal('');
      if (!checksAction(action)) throw actionRefusal(placeOf(checksAction.errors));
    },
    play(round) {
      try {
        return play(round);
      } catch (error) {
        if (!(error instanceof ChoiceError)) throw error;
        throw round.actions.length === 0
          ? wagerRefusal(error.pointer)
          : actionRefusal(error.pointer);
      }
    },
    whenLeft,
    series,
    shared,
    variants: new Map(),
  };
}

/** A wager where the stake says all. */
const NOTHING: ChoiceSchema = { type: 'object', additionalProperties: false };

/** Keeps each schema that it has compiled: hundreds of slots share one, and a compilation takes milliseconds. */
const ajv = new Ajv({ strict: true });

const checkOf = (schema: ChoiceSchema): ValidateFunction => ajv.compile(schema);

function placeOf(errors: ValidateFunction['errors']): string {
  const [first] = errors ?? [];
  return first === undefined ? '' : first.instancePath + missingIn(first);
}

function missingIn({ params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  const name = missingProperty ?? additionalProperty;
  return typeof name === 'string' ? `/${name.slice(0, 64)}` : '';
}

function wagerRefusal(pointer: string): Problem {
  return new Problem('WAGER_NOT_ALLOWED', { fields: { [`/wager${pointer}`]: { code: 'choice' } } });
}

function actionRefusal(pointer: string): Problem {
  return new Problem('ACTION_NOT_ALLOWED', {
    fields: { [`/action${pointer}`]: { code: 'choice' } },
  });
}
