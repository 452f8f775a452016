import type { ServerMeans } from '#domain/setting/setting-declaration.ts';
import type { Db } from '../platform/db/database.ts';
import type { Site } from '../platform/route.ts';
import type { LiveBrand } from './live-brand.ts';
import { readBrandIds, readLiveBrands, readStamps } from './read-live-brands.ts';

/** Documents read at once: enough to keep the database busy, few enough to stay small in memory. */
const READ_TOGETHER = 100;

interface Held {
  readonly stamp: string;
  readonly brand: LiveBrand;
}

/** Host names that do not come from a manifest. */
export interface HostNames {
  /** Names that lead to a brand in addition to its own ones (localhost in demo mode). */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names of the staff apps: no brand is served there. */
  readonly reserved: ReadonlySet<string>;
}

/**
 * The live brands in memory, by id and by host. Read at start and again after each change; other
 * nodes are told, and who was not reads again a little later. Only what changed is read again, and a
 * failed reload keeps what was there.
 */
export class LiveBrands {
  private readonly db: Db;
  private readonly names: HostNames;
  private brands: ReadonlyMap<string, Held> = new Map();
  private hosts: ReadonlyMap<string, LiveBrand> = new Map();
  private known: readonly string[] = [];
  private reloading: Promise<void> = Promise.resolve();

  /** Tells the other nodes that something changed. */
  private readonly tell: () => void;

  private readonly means: ServerMeans;

  /** Changes with what lies outside of a brand and its pages show. */
  private readonly surroundings: () => string;

  constructor(
    db: Db,
    names: HostNames,
    tell: () => void,
    means: ServerMeans,
    surroundings: () => string = () => '',
  ) {
    this.db = db;
    this.names = names;
    this.tell = tell;
    this.means = means;
    this.surroundings = surroundings;
  }

  byHost(host: string): LiveBrand | null {
    const name = host.toLowerCase();
    if (this.names.reserved.has(name)) return null;
    return this.hosts.get(name) ?? this.byId(this.names.aliases.get(name) ?? '');
  }

  byId(id: string): LiveBrand | null {
    return this.brands.get(id)?.brand ?? null;
  }

  /** What its texts may be written in; null: no such brand is live. */
  languagesOf(id: string): Pick<Site, 'languages' | 'defaultLanguage'> | null {
    return this.byId(id)?.site ?? null;
  }

  /** Ids of all brands, those that are not live included. */
  knownIds(): readonly string[] {
    return this.known;
  }

  /** In order of their ids. */
  all(): readonly LiveBrand[] {
    return [...this.brands.values()].map(({ brand }) => brand);
  }

  /** After the commit of a change: it holds here when this ends, and elsewhere soon after. */
  async changed(): Promise<void> {
    this.tell();
    await this.reload();
  }

  /** One after the other: what was committed before the call is there when it ends. */
  reload(): Promise<void> {
    const next = this.reloading.then(() => this.readChanged());
    this.reloading = next.catch(() => undefined);
    return next;
  }

  private async readChanged(): Promise<void> {
    this.known = await readBrandIds(this.db);
    const around = this.surroundings();
    const stamps = (await readStamps(this.db)).map(({ id, stamp }) => ({
      id,
      stamp: `${stamp} ${around}`,
    }));
    const changed = stamps.filter(({ id, stamp }) => this.brands.get(id)?.stamp !== stamp);
    if (changed.length === 0 && stamps.length === this.brands.size) return;
    const read = new Map<string, LiveBrand>();
    for (let from = 0; from < changed.length; from += READ_TOGETHER) {
      const ids = changed.slice(from, from + READ_TOGETHER).map(({ id }) => id);
      for (const brand of await readLiveBrands(this.db, ids, this.means)) read.set(brand.id, brand);
    }
    const held = stamps.flatMap(({ id, stamp }) => {
      const brand = read.get(id) ?? this.brands.get(id)?.brand;
      return brand === undefined ? [] : [{ stamp, brand }];
    });
    this.brands = new Map(held.map((one) => [one.brand.id, one]));
    this.hosts = new Map(
      held.flatMap(({ brand }) => brand.hosts.map((host) => [host, brand] as const)),
    );
  }
}
