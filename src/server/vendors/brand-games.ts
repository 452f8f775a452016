import { countByCategory } from '#domain/game/first-games.ts';
import type { Clock } from '../platform/clock.ts';
import { settingOf } from '../brands/setting-of.ts';
import type {
  GameHosts,
  GamePolicy,
  GameState,
  GameSubCategory,
} from '#contract/generated/types.ts';
import type { PermissionFacts } from '#brand/server-facts.ts';
import { addressesOf, shownVendorName } from '#domain/game/game-hosts.ts';
import { type GameOffer, inOrder, stricter, vendorName } from '#domain/game/game-offer.ts';
import { type NameIndex, nameIndex } from '#domain/text/name-index.ts';
import {
  type CatalogueGame,
  type GameCatalogue,
  type GameQuery,
  isAskedFor,
  nodeIdOf,
} from './game-catalogue.ts';
import type { GameVendor, VendorOwnWallet } from './game-vendor.ts';
import { startTitle } from './start-title.ts';

export interface OfferedGame extends CatalogueGame {
  nodeId: string;
  maintenance: boolean;
  /** It can be tried with play money. */
  freePlay: boolean;
  /** Addresses of the vendor's own picture, the first to try first; none: the site draws a tile. */
  iconUrls: readonly string[];
}

export interface OfferedVendor {
  code: string;
  displayName: string;
  maintenance: boolean;
  /** Its titles by category. */
  gamesIn: Readonly<Record<string, number>>;
}

/** A wallet that a vendor keeps for each player. */
export interface OfferedWallet {
  readonly code: string;
  readonly wallet: VendorOwnWallet;
}

/** The catalogue as one brand offers it: without what is off, in the brand's order. */
export class BrandGames {
  /** What operators put forward. */
  readonly hot: readonly string[];
  private readonly catalogue: GameCatalogue;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly vendorCodes: GameHosts['vendorCodes'];
  private readonly offer: GameOffer;
  private readonly states: ReadonlyMap<string, GameState>;
  private readonly games: readonly OfferedGame[];
  private readonly byId: ReadonlyMap<string, OfferedGame>;
  private readonly byName: NameIndex<OfferedGame>;
  /** Titles of each vendor by category, counted once: every lobby asks. */
  private readonly counts: ReadonlyMap<string, OfferedVendor['gamesIn']>;
  /** By language: every plan of a page asks. */
  private readonly byCategory = new Map<string, PermissionFacts['vendorsByCategory']>();

  constructor(catalogue: GameCatalogue, offer: GameOffer, terms: OfferTerms) {
    const { freePlay, slotReturn, currency, hosts } = terms;
    this.vendorCodes = hosts.vendorCodes;
    this.catalogue = catalogue;
    this.clock = terms.clock;
    this.offer = offer;
    this.hot = offer.hot;
    this.states = new Map([
      ...offer.vendors.map(({ vendor, state }) => [vendor, state] as const),
      ...offer.games.map(({ nodeId, state }) => [nodeId, state] as const),
    ]);
    const vendors = offer.vendors.map(({ vendor }) => vendor);
    const offered = catalogue.search({}).flatMap((game): OfferedGame[] => {
      if (game.currencies !== undefined && !game.currencies.includes(currency)) return [];
      const nodeId = nodeIdOf(game);
      const state = this.stateOf(game.vendor, game.code);
      const maintenance = state === 'maintenance';
      if (state === 'off') return [];
      const variant = slotReturn === null ? undefined : game.variantPercents?.[slotReturn];
      const rtpPercent = variant ?? game.rtpPercent;
      return [
        {
          ...game,
          nodeId,
          maintenance,
          rtpPercent,
          freePlay: freePlay && game.hasDemo,
          subCategories: shownSubCategories(game.subCategories, hosts),
          iconUrls: iconsOf(game.icon ?? null, hosts),
        },
      ];
    });
    const byVendor = inOrder(offered, vendors, ({ vendor }) => vendor);
    this.games = inOrder(byVendor, offer.categories, ({ category }) => category);
    this.byId = new Map(this.games.map((game) => [game.nodeId, game]));
    const suppliers = new Set(this.games.map(({ vendor }) => vendor));
    this.counts = new Map(
      [...suppliers].map((code) => [
        code,
        countByCategory(this.games.filter(({ vendor }) => vendor === code)),
      ]),
    );
    this.byName = nameIndex(this.games, ({ name, aliases }) => [name, ...aliases]);
  }

  stateOf(vendor: string, code: string): GameState {
    const own = this.states.get(nodeIdOf({ vendor, code })) ?? 'on';
    const state = stricter(this.states.get(vendor) ?? 'on', own);
    const outside = this.catalogue.vendor(vendor)?.outside;
    if (outside === undefined) return state;
    // A vendor that is taken off, or a title that its last import did not have, is off.
    if (this.catalogue.find(vendor, code) === null) return 'off';
    return stricter(state, outside.stateAt(this.clock.now()));
  }

  /** A title that is offered, be it in maintenance. */
  findNode(nodeId: string): OfferedGame | null {
    return this.byId.get(nodeId) ?? null;
  }

  /** In the brand's order; by name, the best match first. */
  search({
    name = '',
    ...query
  }: GameQuery & { name?: string | undefined }): readonly OfferedGame[] {
    return this.byName.find(name).filter((game) => isAskedFor(game, query));
  }

  /** Vendors that offer something, under the names the brand has for them. */
  vendors(language: string): readonly OfferedVendor[] {
    const own = new Map(this.offer.vendors.map((vendor) => [vendor.vendor, vendor]));
    const listed = this.catalogue.allVendors().flatMap((vendor): OfferedVendor[] => {
      const { state: said = 'on', names = {} } = own.get(vendor.code) ?? {};
      const state = stricter(said, vendor.outside?.stateAt(this.clock.now()) ?? 'on');
      const gamesIn = this.counts.get(vendor.code);
      if (state === 'off' || gamesIn === undefined) return [];
      return [
        {
          code: vendor.code,
          displayName: this.nameOf(vendor, names, language),
          maintenance: state === 'maintenance',
          gamesIn,
        },
      ];
    });
    return inOrder(listed, [...own.keys()], ({ code }) => code);
  }

  /** Where the rule of codes blanks a name, the vendor is listed as what it brings. */
  private nameOf(
    { code, displayName, games }: GameVendor,
    names: Readonly<Record<string, string>>,
    language: string,
  ): string {
    const name = vendorName(names, language, displayName);
    return shownVendorName(code, name, this.vendorCodes) ?? games()[0]?.category ?? '';
  }

  /** Wallets kept by vendors that the brand offers; empty: all share the site's wallet. */
  vendorWallets(): readonly OfferedWallet[] {
    const codes = new Set(this.games.map(({ vendor }) => vendor));
    return this.catalogue
      .allVendors()
      .flatMap(({ code, ownWallet }) =>
        ownWallet !== null && codes.has(code) ? [{ code, wallet: ownWallet }] : [],
      );
  }

  /**
   * Vendors by category, as navigation wants them: a category without a vendor is not there.
   * @param language one of those that a site is read in
   */
  vendorsByCategory(language: string): PermissionFacts['vendorsByCategory'] {
    const known = this.byCategory.get(language);
    if (known !== undefined) return known;
    const listed = this.listByCategory(language);
    this.byCategory.set(language, listed);
    return listed;
  }

  private listByCategory(language: string): PermissionFacts['vendorsByCategory'] {
    const vendors = this.vendors(language);
    const categories = [...new Set(this.games.map(({ category }) => category))];
    return Object.fromEntries(
      categories.map((category) => {
        const games = this.games.filter((game) => game.category === category);
        return [
          category,
          vendors.flatMap(({ code, displayName }) => {
            const startCode = startTitle(games.filter(({ vendor }) => vendor === code))?.code;
            return startCode === undefined ? [] : [{ vassalage: code, displayName, startCode }];
          }),
        ];
      }),
    );
  }
}

const iconsOf = (icon: string | null, { imageCDNs }: GameHosts): readonly string[] =>
  icon === null ? [] : addressesOf(icon, imageCDNs);

/** Bingo is a sub-category only under the rule of "language TY". */
const shownSubCategories = (
  listed: readonly GameSubCategory[],
  { vendorCodes }: GameHosts,
): readonly GameSubCategory[] =>
  vendorCodes === 'ty' ? listed : listed.filter((code) => code !== 'BG');

interface OfferTerms {
  /** The brand offers trial play. */
  readonly freePlay: boolean;
  /** The variants that its slots are played in. */
  readonly slotReturn: GamePolicy['slotReturn'];
  readonly currency: string;
  readonly hosts: GameHosts;
  readonly clock: Pick<Clock, 'now'>;
}

/** What of a live brand decides about its games. */
interface OfferingBrand {
  setting(kind: 'gameSettings'): GameOffer;
  setting(kind: 'gamePolicy'): GamePolicy;
  setting(kind: 'gameHosts'): GameHosts;
  readonly site: { readonly freePlay: boolean; readonly currency: string };
}

/** A brand that is not live has what the house has. */
const NOT_LIVE: Pick<OfferingBrand, 'site'> = { site: { freePlay: false, currency: '' } };

/** Each brand's games, made once for as long as nothing of the brand changes. */
export function brandGames(
  catalogue: GameCatalogue,
  brandOf: (brand: string) => OfferingBrand | null,
  clock: Pick<Clock, 'now'>,
): (brand: string) => BrandGames {
  const made = new WeakMap<object, BrandGames>();
  return (id) => {
    const brand = brandOf(id);
    const known = made.get(brand ?? NOT_LIVE);
    if (known !== undefined) return known;
    const { freePlay, currency } = (brand ?? NOT_LIVE).site;
    const { slotReturn } = settingOf(brand, 'gamePolicy');
    const offer = settingOf(brand, 'gameSettings');
    const hosts = settingOf(brand, 'gameHosts');
    const games = new BrandGames(catalogue, offer, {
      freePlay,
      slotReturn,
      currency,
      hosts,
      clock,
    });
    made.set(brand ?? NOT_LIVE, games);
    return games;
  };
}
