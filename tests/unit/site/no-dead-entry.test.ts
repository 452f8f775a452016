import { readFileSync } from 'node:fs';
import { whitelabelModules, callerKinds, moneyKinds } from '#contract/generated/enum-values.ts';
import { describe, expect, it } from 'vitest';
import { BUILT } from '#brand/generated/built.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type { RegisterRule } from '#contract/generated/types.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import {
  BUILT_CALLER_KINDS,
  isBuiltCaller,
  isBuiltStatus,
  isBuiltTransfer,
} from '#domain/built/built-values.ts';
import { PERIOD_HOURS, RAISE_WAIT_HOURS } from '#domain/safer-play/player-limit.ts';
import { offeredPromotions, TYPES } from '#office/features/announcement/announcement-draft.ts';
import { type LiveBrand, packBrand } from '#server/brands/live-brand.ts';
import { REQUEST_KINDS, settingsInEffect } from '#domain/setting/setting-kind.ts';
import { planFor } from '#server/brands/plan-for.ts';
import { readShippedHelp } from '#server/brands/shipped-help.ts';
import { FILTER_KINDS } from '#site/features/record/filter-kinds.ts';
import { POPUP_TYPES } from '#site/frame/popup.ts';
import { offeredKinds } from '#staff/values/audience-kinds.ts';
import { brandFolder, generousInput } from '../brand/brand-fixture.ts';
import { deadEntries } from './dead-entries.ts';
import {
  deadFilters,
  deadTargets,
  deadTexts,
  postedKinds,
  type Promised,
  READ_LANGUAGES,
  type ReadText,
  setsMemberStatus,
} from './dead-offers.ts';

const served = brandFolder.brands.map(({ folder }) => folder).filter((id) => !id.startsWith('_'));
const RULES: readonly RegisterRule[] = REGISTRATION_FIELD_IDS.map((field) => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '',
  ...REGISTRATION_FIELDS[field],
}));
const turned = (on: readonly string[]) =>
  Object.fromEntries(whitelabelModules.map((flag) => [flag, on.includes(flag)]));
const FLAG_CHOICES = [[], ...whitelabelModules.map((flag) => [flag]), [...whitelabelModules]].map(
  (on) => [on.length > 1 ? 'every flag' : (on[0] ?? 'no flag'), turned(on)] as const,
);

/** The plans that the released server makes of a brand, one for each kind of visitor. */
function releasedPlans(
  id: string,
  flags: Readonly<Record<string, boolean>>,
  registerRules: readonly RegisterRule[],
): readonly SitePlan[] {
  const { manifest, provenance, registry, permissionInfo } = generousInput(id);
  const {
    resources,
    vendorsByCategory,
    passwordResetBy = [],
    thirdPartySignIn = [],
  } = permissionInfo;
  const facts = { id, siteStatus: 0, site: { status: 0, admits: () => true } };
  const means = { sendsSms: true };
  const settings = { registerRules, siteLinks: resources };
  const atHand = settingsInEffect(REQUEST_KINDS, { whitelabelFlags: flags }, means);
  const contents = JSON.stringify({ manifest, provenance, settings });
  // As the server holds it: stored flags become those that take effect.
  const brand = packBrand(facts as unknown as LiveBrand, atHand, contents, means);
  return callerKinds.map((kind) =>
    planFor(brand, registry, {
      host: `${id}.localhost`,
      location: { ip: '203.0.113.7', country: 'PE' },
      nowMs: 0,
      vendorsByCategory,
      passwordResetBy,
      thirdPartySignIn,
      phoneService: null,
      gtagId: null,
      collectsThrough: { banks: ['andelio'], paymentNetworks: [] },
      visitor: { kind, language: 'es' },
    }),
  );
}

it.each(served)('%s names only partners that games and payments come through', (brand) => {
  for (const { footer } of releasedPlans(brand, {}, [])) {
    const ids = (logos: readonly { id: string }[]) => logos.map(({ id }) => id);
    expect(ids(footer.providers).filter((id) => id !== 'RNG1')).toEqual([]);
    expect(ids(footer.banks).filter((id) => id !== 'andelio')).toEqual([]);
    expect(footer.paymentNetworks).toEqual([]);
  }
});

describe.each(served)('%s offers nothing that leads nowhere', (brand) => {
  it.each(FLAG_CHOICES)('with %s', (_, flags) => {
    for (const plan of releasedPlans(brand, flags, RULES)) expect(deadEntries(plan)).toEqual([]);
  });

  it('with each register rule alone, and with none', () => {
    const all = turned(whitelabelModules);
    for (const rules of [[], ...RULES.map((rule) => [rule])]) {
      for (const plan of releasedPlans(brand, all, rules)) expect(deadEntries(plan)).toEqual([]);
    }
  });
});

describe('finds a planted dead entry', () => {
  const [sound] = releasedPlans('denluma', turned(['USERNAMEREG3', 'FREEPLAY3']), RULES);
  if (sound === undefined) throw new Error('no plan');
  const because = [] as const;
  const label = { text: 'Planted' };
  const faults: readonly (readonly [string, Partial<SitePlan>, string])[] = [
    [
      'a route without a screen',
      {
        routes: [
          ...sound.routes,
          { path: '/me/gone', screen: 'gone' as 'missions', needs: 'member', category: null },
        ],
      },
      'routes/me/gone: screen gone',
    ],
    [
      'a menu entry without a route',
      {
        bottomBar: [
          {
            id: 'gone',
            screen: 'gone' as 'missions',
            label,
            href: '/me/gone',
            icon: 'gift',
            badge: null,
            because,
          },
        ],
      },
      '/bottomBar/0: /me/gone',
    ],
    [
      'a header link without an address',
      {
        header: {
          ...sound.header,
          elements: [
            { id: 'free', element: 'freePlay', placement: 'bar', label, href: null, because },
          ],
        },
      },
      'header/free: no address',
    ],
    [
      'a register field that nothing takes',
      {
        registration: {
          ...sound.registration,
          forms: sound.registration.forms.map((form) => ({
            ...form,
            fields: form.fields.map((field) => ({ ...field, id: 'shoeSize' })),
          })),
        },
      },
      'registration/username/shoeSize: field',
    ],
    [
      'a popup without a dialog',
      { popups: [{ id: 'gone' as 'notice', executions: ['B'], oncePerSession: true, because }] },
      'popups/gone: dialog',
    ],
  ];

  it('starts from a sound plan', () => {
    expect(deadEntries(sound)).toEqual([]);
    expect(sound.registration.forms.length).toBeGreaterThan(0);
  });

  it.each(faults)('%s', (_, change, found) => {
    expect(deadEntries({ ...sound, ...change })).toContain(found);
  });
});

const KEPT: Readonly<Record<Promised, boolean>> = {
  agents: isBuiltCaller('agent'),
  closing: setsMemberStatus(),
  withdrawal: isBuiltTransfer('withdrawal'),
  promotions: BUILT.includes('promotions'),
};
const help = await readShippedHelp('brands/_base/help');
const helpTexts: readonly ReadText[] = READ_LANGUAGES.flatMap((language) =>
  help.pages.map(({ pageId }) => {
    const { title = '', content = '' } = help.wording(pageId, language) ?? {};
    return { at: `help/${language}/${pageId}`, language, html: `${title} ${content}` };
  }),
);
/** Namespaces of screens that say what an account is good for. */
const NAMESPACES = ['join', 'deposit', 'safer-play', 'exclusion', 'verification', 'download'];
const screenTexts: readonly ReadText[] = READ_LANGUAGES.flatMap((language) =>
  NAMESPACES.flatMap((namespace) => {
    const file = `brands/_base/locales/${language}/${namespace}.json`;
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    return Object.entries(texts).map(([key, html]) => ({
      at: `${language}/${namespace}:${key}`,
      language,
      html,
    }));
  }),
);

describe('texts', () => {
  const addresses = new Set(
    releasedPlans('denluma', turned([...whitelabelModules]), RULES).flatMap(({ routes }) =>
      routes.map(({ path }) => path),
    ),
  );

  it('promise nothing that is not built, and link to nothing that is not there', () => {
    expect(helpTexts.length).toBeGreaterThan(60);
    expect(screenTexts.length).toBeGreaterThan(100);
    expect(deadTexts([...helpTexts, ...screenTexts], KEPT, addresses)).toEqual([]);
  });

  it('state the deposit limits and the wait for a raise as they are', () => {
    const days = [PERIOD_HOURS.week, PERIOD_HOURS.month].map((hours) => hours / 24);
    for (const language of READ_LANGUAGES) {
      for (const pageId of ['terms', 'responsible-gaming']) {
        const content = help.wording(pageId, language)?.content ?? '';
        for (const number of [RAISE_WAIT_HOURS, PERIOD_HOURS.day, ...days]) {
          expect(content, `${language}/${pageId}`).toMatch(new RegExp(`\\b${number}\\b`));
        }
      }
    }
  });

  const planted: readonly (readonly [string, string, string])[] = [
    ['en', '<p>Player and agent accounts sign in at different places.</p>', 'promises agents'],
    ['es', '<p>Las cuentas de agente inician sesión aparte.</p>', 'promises agents'],
    ['vi', '<p>Tài khoản đại lý đăng nhập ở nơi khác.</p>', 'promises agents'],
    ['th', '<p>บัญชีตัวแทนเข้าสู่ระบบคนละที่กัน</p>', 'promises agents'],
    ['en', '<p>You may close your account at any time.</p>', 'promises closing'],
    ['en', '<p>We may block the account while we look into it.</p>', 'promises closing'],
    ['es', '<p>Una cuenta de un menor se cierra.</p>', 'promises closing'],
    ['vi', '<p>Bạn có thể đóng tài\n  khoản bất cứ lúc nào.</p>', 'promises closing'],
    ['th', '<p>คุณปิดบัญชีได้ทุกเมื่อ</p>', 'promises closing'],
    ['en', '<p>You may withdraw your balance.</p>', 'promises withdrawal'],
    ['en', '<p>See <a href="/me/gone#x">missions</a>.</p>', '/me/gone'],
  ];
  const nothingKept = { agents: false, closing: false, withdrawal: false, promotions: false };

  it.each(planted)('finds a planted promise in %s: %s', (language, html, found) => {
    expect(deadTexts([{ at: 'x', language, html }], nothingKept, addresses)).toEqual([
      `x: ${found}`,
    ]);
  });
});

describe('filters for movements', () => {
  it('are for kinds that some feature posts', () => {
    expect(FILTER_KINDS).toContain('deposit');
    expect(deadFilters(FILTER_KINDS)).toEqual([]);
    expect(deadFilters(['deposit', 'betWin'])).toEqual(['filter/betWin: nothing posts it']);
  });

  it('know every kind that is posted, and no other', () => {
    expect(new Set(moneyKinds.filter(isBuiltTransfer))).toEqual(postedKinds());
  });
});

it('offers a member status other than active only when some feature sets one', () => {
  expect(isBuiltStatus('blocked') || isBuiltStatus('closed')).toBe(setsMemberStatus());
});

describe('announcement targets', () => {
  const screens = new Set<string>(BUILT);
  const places = Object.values(POPUP_TYPES);
  const offered = {
    audiences: offeredKinds([]),
    promotions: offeredPromotions(null),
    types: TYPES,
  };

  it('are visitors there can be, pages there are and places on the site', () => {
    expect(offered.audiences).toEqual(BUILT_CALLER_KINDS);
    expect(deadTargets(offered, screens, places)).toEqual([]);
  });

  it('are found when they are not', () => {
    const faults = { audiences: callerKinds, promotions: ['rank'], types: ['PR'] } as const;
    expect(deadTargets(faults, new Set(['home']), places)).toEqual([
      'promotion/rank: screen rewardCentre',
      'type/PR: no place',
    ]);
  });

  it('keep what is stored', () => {
    expect(offeredKinds(['agent'])).toContain('agent');
    expect(offeredPromotions('rank')).toContain('rank');
  });
});
