import { existsSync, readFileSync } from 'node:fs';
import { assemble } from '#brand/assemble.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { withoutReasons } from '#brand/without-reasons.ts';
import type { CallerKind, GameItem, RegistrationField } from '#contract/generated/types.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { firstNamespaces } from '#site/boot/first-namespaces.ts';
import { AS_DESIGNED } from '#domain/game/game-policy.ts';
import { countByCategory } from '#domain/game/first-games.ts';
import type { PageInput } from '#brand/page/page-input.ts';
import { screens } from '#site/boot/screens.tsx';
import { generousInput } from '../brand/brand-fixture.ts';

export const BRANDS = [
  'denluma',
  'kyvolta',
  'ondavela',
  'quarantelle',
  'tribunox',
  'zigzula',
] as const;

const FIELDS: readonly RegistrationField[] = [
  'username',
  'password',
  'confirmPassword',
  'birthday',
  'email',
];

export interface PlanChoice {
  brand?: string;
  kind?: CallerKind;
  language?: string;
  status?: 0 | 1 | 2;
  /** Whether the plan still says why each element is there, as the builder's does. */
  reasons?: boolean;
}

/** The plan of a shipped brand on a server that has built exactly what this site has screens for. */
export function shippedPlan(choice: PlanChoice = {}): SitePlan {
  const { brand = 'denluma', kind = 'visitor', language = 'es', status = 0 } = choice;
  const input = generousInput(brand);
  const plan = assemble({
    ...input,
    flags: { USERNAMEREG3: true, DIRECTREG3: true },
    registerRules: FIELDS.map((field) => ({
      field,
      enabled: true,
      required: field !== 'email',
      acceptedPattern: '',
      ...REGISTRATION_FIELDS[field],
    })),
    visitor: { kind, language },
    permissionInfo: {
      ...input.permissionInfo,
      built: [
        ...Object.keys(screens),
        'login',
        'register',
        'notices',
        'winners',
        'announcements',
        'jackpots',
      ],
      maintenance: status === 1,
      regionRestricted: status === 2,
    },
  });
  return choice.reasons === true ? plan : withoutReasons(plan);
}

/** The product's texts with the brand's own over them. */
export function textsOf(
  language: string,
  namespace: string,
  brand = 'denluma',
): Record<string, string> {
  const layers = ['_base', brand].map((layer) => {
    const file = `brands/${layer}/locales/${language}/${namespace}.json`;
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  });
  return Object.assign({}, ...layers) as Record<string, string>;
}

export function gameItem(changes: Partial<GameItem> & { gameCode: string }): GameItem {
  return {
    nodeId: `house:${changes.gameCode}`,
    gameName: changes.gameCode,
    iconUrl: null,
    winAmountMicro: null,
    vassalage: 'house',
    isGame: 'GAME',
    gameType: 'RNG',
    gameCategory: 'RNG',
    supportPlay: 1,
    maintenance: false,
    rtpPercent: '96.06',
    volatility: 'medium',
    minStakeMicro: '500000',
    maxStakeMicro: '50000000',
    lines: 25,
    tags: [],
    subCategories: [],
    theme: null,
    aliases: [],
    releasedOn: null,
    ...changes,
  };
}

export interface PageChoice extends PlanChoice {
  url?: string;
  games?: readonly GameItem[];
  winners?: PageInput['data']['winners'];
  notices?: PageInput['data']['notices'];
  arrival?: PageInput['data']['arrival'];
  help?: PageInput['data']['help'];
  jackpot?: PageInput['data']['jackpot'];
  preview?: boolean;
  scheme?: PageInput['scheme'];
}

/** What the server would render a page from. */
export function pageInput(choice: PageChoice = {}): PageInput {
  const { url = '/', language = 'es', kind = 'visitor', preview } = choice;
  const games = choice.games ?? [gameItem({ gameCode: 'jade-orchard', gameName: 'Jade Orchard' })];
  const plan = shippedPlan(choice);
  const signedIn = kind !== 'visitor';
  return {
    hash: 'abc123',
    plan,
    url,
    language,
    scheme: choice.scheme ?? plan.theme.defaultScheme,
    resources: Object.fromEntries(
      firstNamespaces(plan, url).map((name) => [name, textsOf(language, name, plan.brand)]),
    ),
    session: {
      kind,
      member: signedIn
        ? { id: '7340212093911041', account: 'lucia', nickname: 'Lucía', type: 0 }
        : null,
      csrfToken: signedIn ? 'token' : null,
      lastLoginAt: null,
      expiresAt: null,
      passwordChangeRequired: false,
      hasPassword: true,
      brand: plan.brand,
      language,
      currency: 'PEN',
    },
    data: {
      games,
      gameCounts: countByCategory(games.map(({ gameCategory }) => ({ category: gameCategory }))),
      gamePolicy: AS_DESIGNED,
      hot: games.map(({ nodeId }) => nodeId),
      recent: [],
      unread: 0,
      withdrawalArrival: null,
      promotions: null,
      lotteries: null,
      arrival: choice.arrival ?? null,
      balance: signedIn
        ? {
            currency: 'PEN',
            availableMicro: '1248500000',
            heldMicro: '0',
            funds: [{ fund: 'cash', amountMicro: '1248500000' }],
            asOf: '2026-11-21T10:00:00.000Z',
          }
        : null,
      playMoney: null,
      winners: choice.winners ?? { latest: [], biggest: [] },
      notices: choice.notices ?? [],
      help: choice.help ?? null,
      jackpot: choice.jackpot ?? null,
    },
    origin: 'http://denluma.localhost:3000',
    ...(preview === undefined ? {} : { preview }),
  };
}
