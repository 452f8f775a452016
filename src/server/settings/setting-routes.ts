import { isDeepStrictEqual } from 'node:util';
import type { OperationName } from '#contract/operation.ts';
import type { LiveBrand } from '../brands/live-brand.ts';
import type { LiveBrands } from '../brands/live-brands.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { type CallFacts, type Route, route, staffOf, weighedRoute } from '../platform/route.ts';
import type { WeighedAct } from '../platform/second-person.ts';
import { ownBrand } from '../platform/own-brand.ts';
import type { Setting } from './setting.ts';
import { lockSetting, readSetting, recordChange } from './setting-store.ts';

export interface SettingParts {
  db: Db;
  clock: Clock;
  brands: Pick<LiveBrands, 'byId' | 'changed'>;
}

/** The brand of a call. @throws Problem BRAND_NOT_FOUND */
export function ownLiveBrand(
  brands: Pick<LiveBrands, 'byId'>,
  call: CallFacts & { params: { brand: string } },
): LiveBrand {
  const { brand } = call.params;
  return ownBrand(staffOf(call), brand, brands.byId(brand));
}

interface SettingCall extends CallFacts {
  params: { brand: string };
  body: { version: number; reason: string };
}

/**
 * The two routes of a setting. A change that sets the current value again is a no-op: it writes
 * neither a version nor an audit entry.
 * @param afterCommit by default every node reads the brand again
 */
export function settingRoutes<
  Read extends OperationName,
  Write extends OperationName,
  Value extends object | null,
>(
  setting: Setting<Read, Write, Value>,
  { db, clock, brands }: SettingParts,
  afterCommit: () => Promise<void> = () => brands.changed(),
): Route[] {
  const { kind, view } = setting;
  const normalise = (value: unknown, brand: LiveBrand): Value =>
    setting.normalise === undefined ? (value as Value) : setting.normalise(value, brand);
  const held = async (tx: Tx, brand: LiveBrand): Promise<Value> =>
    normalise((await readSetting(tx, brand.id, kind)).value, brand);
  const settings = async (from: Db | Tx, brand: LiveBrand): Promise<object> => {
    const { value, version, lastChange } = await readSetting(from, brand.id, kind);
    const shown = await view(normalise(value, brand), brand, from);
    return { brand: brand.id, version, lastChange, ...shown };
  };
  const lock = (tx: Tx, brand: LiveBrand, version: number): Promise<void> =>
    lockSetting(tx, { brand: brand.id, kind, version }, () => settings(tx, brand));
  const write = async (tx: Tx, call: SettingCall): Promise<object> => {
    const brand = ownLiveBrand(brands, call);
    const { version, reason } = call.body;
    await lock(tx, brand, version);
    const before = await held(tx, brand);
    const after = await setting.change(call.body, before, brand, tx);
    const canonical = (value: Value): object | null =>
      setting.canonicalForm?.(value, brand) ?? value;
    const forms = { before: canonical(before), after: canonical(after) };
    if (!isDeepStrictEqual(forms.before, forms.after)) {
      await recordChange(
        tx,
        { kind, version, value: setting.store?.(after) ?? after },
        {
          staffId: staffOf(call).staffId,
          brand: brand.id,
          action: setting.write,
          ...(setting.audit?.(before, after, brand) ?? forms),
          reason,
          at: clock.now(),
        },
      );
    }
    return settings(tx, brand);
  };
  const weigh = async (tx: Tx, call: SettingCall): Promise<WeighedAct | null> => {
    if (setting.twoPersons === undefined) return null;
    const brand = ownLiveBrand(brands, call);
    await lock(tx, brand, call.body.version);
    const before = await held(tx, brand);
    const after = await setting.change(call.body, before, brand, tx);
    const aboveMicro = setting.twoPersons(before, after, brand);
    return { brand: brand.id, currency: null, amountMicro: null, aboveMicro };
  };
  return [
    route(setting.read, (call) => settings(db, ownLiveBrand(brands, call as never)) as never),
    weighedRoute(setting.write, {
      weigh: (tx, call) => weigh(tx, call as never),
      run: (tx, call) => write(tx, call as never) as never,
      afterCommit,
    }),
  ];
}
