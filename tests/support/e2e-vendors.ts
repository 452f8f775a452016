import type { Page } from '@playwright/test';
import type { SitePlan } from '#brand/site-plan.ts';
import type { ReplyOf } from '#contract/operation.ts';

/** Suppliers of the registry, as the server would name them were their games there. */
const SUPPLIERS = ['aquafable', 'brasswick', 'emberhall', 'minervine', 'novadice'];

/**
 * From the next time it is asked, the server's plan has several vendors in every category: the demo
 * itself plays the games of one, and a menu of vendors needs two.
 */
export async function manyVendors(page: Page): Promise<void> {
  await page.route('**/wps/relay/site/plan', async (route) => {
    const request = route.request();
    const address = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host: address.host };
    // Names under localhost are the browser's own.
    address.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: address.href, headers });
    const body = (await answer.json()) as { value: ReplyOf<'getPlan'> };
    const { navigation } = body.value.plan as unknown as SitePlan;
    const entries = navigation.entries.map((entry) => {
      const [own] = entry.vendors;
      if (own === undefined) return entry;
      const more = SUPPLIERS.map((code) => ({
        vassalage: code,
        displayName: code.charAt(0).toUpperCase() + code.slice(1),
        href: own.href.replace(own.vassalage, code),
        startsGame: own.startsGame,
        logo: null,
      }));
      return { ...entry, vendors: [own, ...more], more: 3 };
    });
    const plan = { ...body.value.plan, navigation: { ...navigation, entries } };
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, plan } } });
  });
}
