import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { type BrandForm, readRuleSettings } from './register-rules.read.ts';
import { setRules } from './set-rules.ts';

export interface RegisterRulesDependencies {
  db: Db;
  clock: Clock;
  /** null: no such brand is live. */
  formOf: (brand: string) => BrandForm | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** What the registration form asks, as the office reads and edits it. */
export function registerRulesRoutes(deps: RegisterRulesDependencies): Route[] {
  const { db, clock, formOf, changed } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, form: ownBrand(staffOf(call), brand, formOf(brand)) };
  };
  return [
    route('getRegisterRules', (call) => {
      const { brand, form } = own(call);
      return readRuleSettings(db, brand, form);
    }),

    keyedRoute(
      'setRegisterRules',
      (tx, call) => {
        const { brand, form } = own(call);
        const { staffId } = staffOf(call);
        return setRules(tx, { ...call.body, brand, staffId, at: clock.now() }, form);
      },
      changed,
    ),
  ];
}
