import { isAskedFor as isCategoryAskedFor } from '#domain/category/categories.ts';
import type { GameFacts, GameVendor } from './game-vendor.ts';

export interface CatalogueGame extends GameFacts {
  vendor: string;
}

export interface GameQuery {
  category?: string | undefined;
  vendor?: string | undefined;
}

/** HOT and ALL are views over every category. */
export function isAskedFor(game: CatalogueGame, { category, vendor }: GameQuery): boolean {
  return (
    (category === undefined || category === 'ALL' || isCategoryAskedFor(game.category, category)) &&
    (vendor === undefined || vendor === game.vendor)
  );
}

/** A title that lies in a list of its vendor's is found under that list. */
export const isListed = ({ parent = null }: Pick<GameFacts, 'parent'>): boolean => parent === null;

/** The contract's name of a title, unique over all vendors. */
export function nodeIdOf({ vendor, code }: Pick<CatalogueGame, 'vendor' | 'code'>): string {
  return `${vendor}:${code}`;
}

/** Every game of every vendor, in memory. A release changes those of the house, an import the others. */
export class GameCatalogue {
  private readonly own: readonly GameVendor[];
  private vendors: ReadonlyMap<string, GameVendor> = new Map();
  private games: readonly CatalogueGame[] = [];
  private byNode: ReadonlyMap<string, CatalogueGame> = new Map();
  private pictures: ReadonlyMap<string, GameFacts['picture']> = new Map();

  /** @param own vendors of this server */
  constructor(own: readonly GameVendor[]) {
    this.own = own;
    this.replaceOutside([]);
  }

  /** @param outside every other vendor, in their order */
  replaceOutside(outside: readonly GameVendor[]): void {
    const vendors = [...this.own, ...outside];
    this.vendors = new Map(vendors.map((vendor) => [vendor.code, vendor]));
    this.games = vendors.flatMap((vendor) =>
      vendor.games().map((game) => ({ ...game, vendor: vendor.code })),
    );
    // The first that has a code: what lies in this server comes before what others bring.
    this.pictures = new Map(this.games.toReversed().map(({ code, picture }) => [code, picture]));
    this.byNode = new Map(this.games.map((game) => [nodeIdOf(game), game]));
  }

  vendor(code: string): GameVendor | null {
    return this.vendors.get(code) ?? null;
  }

  allVendors(): readonly GameVendor[] {
    return [...this.vendors.values()];
  }

  /** A title that can be opened. */
  find(vendor: string, code: string): CatalogueGame | null {
    const found = this.byNode.get(nodeIdOf({ vendor, code }));
    return found ?? null;
  }

  /** The drawings of a title by its code alone, as addresses of pictures have it; undefined: no such title. */
  pictureOf(code: string): GameFacts['picture'] | undefined {
    return this.pictures.get(code);
  }

  nameOf(vendor: string, code: string): string {
    return this.find(vendor, code)?.name ?? code;
  }

  categoryOf(vendor: string, code: string): string {
    return this.find(vendor, code)?.category ?? 'RNG';
  }

  search(query: GameQuery): readonly CatalogueGame[] {
    return this.games.filter((game) => isAskedFor(game, query));
  }
}
