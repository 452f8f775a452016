import { describe, expect, it } from 'vitest';
import type {
  GetLanguageProgressValue,
  ProductText,
  RegistryDeskEntry,
} from '#contract/generated/types.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#123456"/></svg>';
const GALICIAN = {
  code: 'gl',
  endonym: 'galego',
  englishName: 'Galician',
  script: 'Latn',
  direction: 'ltr',
  pluralCategories: ['one', 'other'],
  fontPack: null,
  flag: null,
};

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const desk = async (role: 'operator' | 'editor' = 'operator') => {
    const { headers, username } = await signInStaff(app(), role, null);
    const put = <T = RegistryDeskEntry>(path: string, body: object) =>
      app().call<T>('PUT', `/builder/api/${path}`, { headers, body });
    const get = <T>(path: string) => app().call<T>('GET', `/builder/api/${path}`, { headers });
    return { put, get, headers, username };
  };
  const bank = (name: string, countries = ['PE']) => ({ id: 'novobank', name, countries });

  describe('banks', () => {
    it('are added with their logos, changed, and retired without breaking a brand', async () => {
      const { put, get, username } = await desk();
      const added = await put('registry/banks/novobank', {
        version: 0,
        entry: bank('Banco Novo'),
        logoLight: LOGO,
        logoDark: LOGO,
      });
      expect(added.body.value).toMatchObject({
        id: 'novobank',
        version: 1,
        isRetired: false,
        editedBy: username,
        entry: {
          name: 'Banco Novo',
          logo: { light: expect.stringMatching(/-light-\w{12}\.svg$/) },
        },
      });
      const { registry } = (await get<{ registry: { banks: object } }>('registry')).body.value;
      expect(registry.banks).toHaveProperty('novobank');
      const renamed = await put('registry/banks/novobank', {
        version: 1,
        entry: bank('Banco Nuevo', ['PE', 'CL']),
      });
      expect(renamed.body.value).toMatchObject({ version: 2, entry: { name: 'Banco Nuevo' } });
      const late = await put('registry/banks/novobank', { version: 1, entry: bank('Late') });
      expect(late.body.code).toBe('FACTS_CONFLICT');
      await put('registry/banks/altamar/retired', { version: 0, retired: true });
      const { items } = (await get<{ items: RegistryDeskEntry[] }>('registry/banks')).body.value;
      const altamar = items.find(({ id }) => id === 'altamar');
      expect(altamar).toMatchObject({ isRetired: true, version: 1 });
      expect(altamar?.usedBy.length).toBeGreaterThan(0);
      const again = await get<{ registry: { banks: object }; retired: string[] }>('registry');
      expect(again.body.value.registry.banks).toHaveProperty('altamar');
      expect(again.body.value.retired).toEqual(['banks/altamar']);
    });

    it.each([
      ['a name that another bank has', { name: 'banco altamar' }, {}, '/entry/name'],
      ['a country that is none', { countries: ['Peru'] }, {}, '/entry/countries/0'],
      ['an unknown key', { colour: 'red' }, {}, '/entry'],
      ['a logo with a script', {}, { logoDark: '<svg><script>1</script></svg>' }, '/logoDark'],
      ['no logo', {}, { logoLight: undefined }, '/logoLight'],
    ])('refuse %s and write nothing', async (_what, over, logos, pointer) => {
      const { put, get } = await desk();
      const refused = await put('registry/banks/otro', {
        version: 0,
        entry: { id: 'otro', name: 'Banco Otro', countries: ['PE'], ...over },
        logoLight: LOGO,
        logoDark: LOGO,
        ...logos,
      });
      expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_ENTRY']);
      expect(Object.keys(refused.body.fields ?? {})).toContain(pointer);
      expect(
        (await get<{ registry: { banks: object } }>('registry')).body.value.registry.banks,
      ).not.toHaveProperty('otro');
    });

    it('are for operators to change', async () => {
      const { put } = await desk('editor');
      expect((await put('registry/banks/x', { version: 0, entry: {} })).body.code).toBe(
        'FORBIDDEN',
      );
    });
  });

  describe('languages', () => {
    it('are added, translated, offered by a brand and read by players at once', async () => {
      const { put, get } = await desk();
      const wrong = await put('registry/languages/gl', {
        version: 0,
        entry: { ...GALICIAN, direction: 'rtl', pluralCategories: ['other'] },
      });
      expect(Object.keys(wrong.body.fields ?? {}).toSorted()).toEqual([
        '/entry/direction',
        '/entry/pluralCategories',
      ]);
      await put('registry/languages/gl', { version: 0, entry: GALICIAN });
      const texts = (await get<{ items: ProductText[] }>('languages/gl/texts?namespace=ui')).body
        .value.items;
      expect(texts.every(({ state }) => state === 'missing')).toBe(true);
      const [first] = texts;
      const { namespace = '', key = '' } = first ?? {};
      const saved = await put<{ saved: number }>('languages/gl/texts', {
        texts: [{ namespace, key, message: first?.source, unsure: true }],
      });
      expect(saved.body.value).toEqual({ saved: 1 });
      const progress = (await get<GetLanguageProgressValue>('languages/gl/progress')).body.value;
      expect(progress.namespaces.find((one) => one.namespace === 'ui')).toMatchObject({
        written: 1,
        unsure: 1,
      });
      const served = await app().call<Record<string, string>>(
        'GET',
        `/locales/denluma/x/gl/${namespace}.json`,
      );
      expect(served.status).toBeLessThan(500);
    });

    it('refuse texts whose arguments or keys are wrong, all of them', async () => {
      const { put, get } = await desk();
      const { items } = (await get<{ items: ProductText[] }>('languages/it/texts')).body.value;
      const plain = items.find(({ source }) => !source.includes('{'));
      const refused = await put('languages/it/texts', {
        texts: [
          { namespace: plain?.namespace, key: plain?.key, message: 'bom' },
          { namespace: plain?.namespace, key: plain?.key, message: '{secret} bom' },
          { namespace: 'ui', key: 'noSuchText', message: 'x' },
        ],
      });
      expect(refused.body.code).toBe('INVALID_TEXTS');
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['/texts/1/message', '/texts/2/key']);
      const rows = await app()
        .database.db.selectFrom('locale_text')
        .selectAll()
        .where('language', '=', 'it')
        .execute();
      expect(rows).toEqual([]);
    });

    it('refuse lost characters and direction controls that stay open', async () => {
      const { put, get } = await desk();
      const { items } = (await get<{ items: ProductText[] }>('languages/it/texts')).body.value;
      const { namespace, key } = items.find(({ source }) => !source.includes('{')) ?? {};
      const save = (messages: readonly string[]) =>
        put('languages/it/texts', {
          texts: messages.map((message) => ({ namespace, key, message })),
        });
      const refused = await save(['citt\uFFFD', 'a \u202Eb', 'a \u202Eb\u202C']);
      expect(refused.body.code).toBe('INVALID_TEXTS');
      expect(refused.body.fields).toMatchObject({
        '/texts/0/message': { code: 'BM2101' },
        '/texts/1/message': { code: 'BM2102' },
      });
      expect(Object.keys(refused.body.fields ?? {})).toHaveLength(2);
    });

    it('are unknown until they are in the registry', async () => {
      const { get } = await desk();
      expect((await get('languages/xx/progress')).body.code).toBe('NOT_FOUND');
    });
  });
});
