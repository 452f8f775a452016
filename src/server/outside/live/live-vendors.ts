import type { VendorRecord } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TextSeal } from '../../platform/seal-text.ts';
import { DIALECTS } from '../dialects/generated/dialects.ts';
import type { Dialect, DialectKey } from '../dialects/dialect.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';
import type { GameVendor, VendorOwnWallet } from '../../vendors/game-vendor.ts';
import { ownWallet, postToVendor, type PostToVendor } from './own-wallet.ts';
import type { ReportAddress } from '../report/ask-report.ts';
import { outsideVendor } from './outside-vendor.ts';
import { readLiveKeys, readTitles, readVendors, readVendorStamp } from './vendor.store.ts';

/** An outside vendor as its calls are judged. */
export interface CallingVendor {
  readonly code: string;
  readonly dialect: Dialect;
  readonly keys: readonly DialectKey[];
}

interface HeldTitles {
  readonly version: number;
  readonly vendor: GameVendor;
}

interface LiveVendorsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Opens secrets of vendors. */
  readonly seal: Pick<TextSeal, 'open'>;
  readonly catalogue: GameCatalogue;
}

/**
 * The outside vendors in memory. Read at start and again after each change, as brands are; what did not change is
 * not read again.
 */
export class LiveVendors {
  private readonly deps: LiveVendorsDependencies;
  private calling: ReadonlyMap<string, CallingVendor> = new Map();
  private held: ReadonlyMap<string, HeldTitles> = new Map();
  private images: readonly string[] = [];
  private stamp = '';
  private reloading: Promise<void> = Promise.resolve();
  private atHome: PostToVendor = () => Promise.reject(new Error('a path alone has no host'));

  constructor(deps: LiveVendorsDependencies) {
    this.deps = deps;
  }

  /** Changes with anything of a vendor that pages show, a window of maintenance included. */
  get served(): string {
    return this.stamp;
  }

  /** Where games of outside vendors open, as a page's policy wants it; undefined: nowhere. */
  get frameSources(): string | undefined {
    const origins = [...this.held.values()].map(({ vendor }) => vendor.outside?.frameSource);
    const named = [...new Set(origins.filter((origin) => origin !== undefined))];
    return named.length === 0 ? undefined : named.join(' ');
  }

  /** Where pictures of their titles are that name a host. */
  get imageSources(): readonly string[] {
    return this.images;
  }

  /** A vendor that may call; off or in maintenance, since what is owed is taken all the same. */
  caller(code: string): CallingVendor | null {
    return this.calling.get(code) ?? null;
  }

  /** One after the other: what was committed before the call is there when it ends. */
  reload(): Promise<void> {
    const next = this.reloading.then(() => this.readChanged());
    this.reloading = next.catch(() => undefined);
    return next;
  }

  private async readChanged(): Promise<void> {
    const { db, clock, catalogue } = this.deps;
    const stored = await readVendorStamp(db);
    const now = clock.now();
    const states = [...this.held.values()].map(({ vendor }) => vendor.outside?.stateAt(now));
    const stamp = `${stored} ${states.join()}`;
    if (stamp === this.stamp) return;
    const vendors = await readVendors(db);
    const changed = vendors.filter(
      ({ record, version }) => this.held.get(record.code)?.version !== version,
    );
    const titles = await readTitles(
      db,
      changed.map(({ record }) => record.code),
    );
    const keys = this.openKeys(await readLiveKeys(db));
    const held = new Map<string, HeldTitles>();
    for (const { record, version, isUp } of vendors) {
      const before = this.held.get(record.code);
      const isSame = before?.version === version && before.vendor.outside?.isUp === isUp;
      const vendor = isSame
        ? before.vendor
        : outsideVendor(
            record,
            titles.get(record.code) ?? (await readTitles(db, [record.code])).get(record.code) ?? [],
            isUp,
            this.walletOf(record),
          );
      held.set(record.code, { version, vendor });
    }
    this.calling = new Map(
      vendors.map(({ record }) => [
        record.code,
        {
          code: record.code,
          dialect: DIALECTS[record.dialect],
          keys: keys.get(record.code) ?? [],
        },
      ]),
    );
    this.held = held;
    this.images = [...new Set([...held.values()].flatMap(({ vendor }) => iconOrigins(vendor)))];
    const order = vendors.toSorted((one, other) => one.record.position - other.record.position);
    catalogue.replaceOutside(order.flatMap(({ record }) => held.get(record.code)?.vendor ?? []));
    const read = [...held.values()].map(({ vendor }) => vendor.outside?.stateAt(now));
    this.stamp = `${stored} ${read.join()}`;
  }

  /** Suppliers of a demo within this server answer addresses that are a path alone. */
  answerPaths(post: PostToVendor): void {
    this.atHome = post;
  }

  /** The address at which a vendor answers for its movements; null: it has none, or no key. */
  async reportOf(code: string): Promise<ReportAddress | null> {
    const found = (await readVendors(this.deps.db)).find(({ record }) => record.code === code);
    const url = found?.record.reportUrl;
    const key = this.caller(code)?.keys[0]?.key;
    if (url === undefined || key === undefined) return null;
    return { url, key, now: () => this.deps.clock.now(), post: this.post };
  }

  private readonly post: PostToVendor = (url, sent) =>
    url.startsWith('/') ? this.atHome(url, sent) : postToVendor(url, sent);

  /** The wallets that a vendor keeps; null: it plays from the site's. */
  private walletOf({ code, dialect, walletUrl }: VendorRecord): VendorOwnWallet | null {
    const { account } = DIALECTS[dialect];
    if (account === undefined || walletUrl === undefined) return null;
    return ownWallet({
      vendor: code,
      url: walletUrl,
      account,
      keys: () => this.caller(code)?.keys ?? [],
      now: () => this.deps.clock.now(),
      post: this.post,
    });
  }

  private openKeys(
    stored: readonly { id: string; vendor: string; sealed: string }[],
  ): Map<string, DialectKey[]> {
    const keys = new Map<string, DialectKey[]>();
    for (const { id, vendor, sealed } of stored) {
      // A public key is kept as it is; what another secret has sealed opens nothing.
      const key = sealed.startsWith('-----BEGIN') ? sealed : this.deps.seal.open(sealed);
      if (key === null) continue;
      keys.set(vendor, [...(keys.get(vendor) ?? []), { id, key }]);
    }
    return keys;
  }
}

const iconOrigins = (vendor: GameVendor): string[] =>
  vendor
    .games()
    .flatMap(({ icon = null }) =>
      icon === null || icon.startsWith('/') ? [] : [new URL(icon).origin],
    );
