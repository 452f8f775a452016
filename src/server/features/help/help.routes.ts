import type { CustomerService, HelpTopic } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  route,
  siteOf,
  staffOf,
} from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { arrangeHelpPages } from './arrange-help-pages.ts';
import type { HelpBrand } from './help-brand.ts';
import { readHelpSettings, readPageSettings } from './help.read.ts';
import { setHelpPage } from './set-help-page.ts';
import type { ShippedHelp } from '../../brands/shipped-help.ts';

export interface HelpDependencies {
  db: Db;
  clock: Clock;
  shipped: () => ShippedHelp;
  /** null: no such brand is live. */
  helpBrand: (brand: string) => HelpBrand | null;
  /** What a brand's players read. */
  topicsOf: (brand: string, language: string) => Promise<HelpTopic[]>;
  /** How they reach a person. */
  servicesOf: (brand: string, language: string) => CustomerService[];
}

/** The help centre as players read it, and as the office arranges and words it. */
export function helpRoutes(deps: HelpDependencies): Route[] {
  const { db, clock, shipped, helpBrand, topicsOf, servicesOf } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, of: ownBrand(staffOf(call), brand, helpBrand(brand)) };
  };
  return [
    route('getHelpCentre', async (call) => {
      const { brand, languages } = siteOf(call);
      const { lang } = call.query;
      const language = lang !== undefined && languages.includes(lang) ? lang : call.language;
      const topics = await topicsOf(brand, language);
      return { topics, customerServices: servicesOf(brand, language) };
    }),

    route('getHelpPages', (call) => {
      const { brand, of } = own(call);
      return readHelpSettings(db, brand, shipped(), of);
    }),

    keyedRoute('arrangeHelpPages', (tx, call) => {
      const { brand, of } = own(call);
      const { staffId } = staffOf(call);
      const change = { ...call.body, brand, staffId, at: clock.now() };
      return arrangeHelpPages(tx, change, shipped(), of);
    }),

    route('getHelpPage', (call) => {
      const { brand } = own(call);
      return readPageSettings(db, brand, call.params.page, shipped());
    }),

    keyedRoute('setHelpPage', (tx, call) => {
      const { brand, of } = own(call);
      const { staffId } = staffOf(call);
      const change = { ...call.body, pageId: call.params.page, brand, staffId, at: clock.now() };
      return setHelpPage(tx, change, shipped(), of);
    }),
  ];
}
