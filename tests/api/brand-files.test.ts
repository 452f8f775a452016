import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { BrandDraft, ManifestDocument, Publication } from '#contract/generated/types.ts';
import { type BrandsCopy, copyBrands } from '#tests/support/brands-copy.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { addBank } from '../../scripts/operator-commands/add-bank.ts';
import { addLanguage } from '../../scripts/operator-commands/add-language.ts';
import { newBrand } from '../../scripts/operator-commands/new-brand.ts';

/** How often the server looks into its folder here, and how long a test waits for it at most. */
const LOOK_SECONDS = 0.2;
const PATIENCE = { timeout: 20_000, interval: 50 };

/** A running server over a brands folder of its own, which the tests write to. */
onOneEngine((engine) => {
  let brands: BrandsCopy;
  let app: TestApp;
  beforeAll(async () => {
    brands = await copyBrands(['_base', '_registry', 'denluma']);
    app = await openTestApp(await engine.open(), {
      BRANDS_DIR: brands.folder,
      BRANDS_REFRESH_SECONDS: String(LOOK_SECONDS),
    });
  });
  afterAll(async () => {
    await app.server.close();
    await app.database.close();
    await brands.remove();
  });

  /** What an operator types, without questions. */
  const flags = (given: Readonly<Record<string, string>>) =>
    Object.entries({ ...given, folder: brands.folder }).flatMap(([flag, value]) => [
      `--${flag}`,
      value,
    ]);

  async function planAt(host: string): Promise<SitePlan | null> {
    const answer = await app.call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan', { host });
    return answer.status === 200 ? answer.body.value.plan : null;
  }

  /** Publishes Denluma with a change, as somebody at the builder does. */
  async function publish(
    change: (manifest: ManifestDocument) => ManifestDocument,
    key: string,
  ): Promise<{ status: number; problems: readonly { code: string }[] }> {
    const { headers } = await signInStaff(app, 'publisher', null);
    const at = '/builder/api/brands/denluma';
    const draft = (await app.call<BrandDraft>('GET', `${at}/draft`, { headers })).body.value;
    const saved = await app.call<{ draftVersion: number }>('PUT', `${at}/draft`, {
      headers,
      body: { version: draft.draftVersion, manifest: change(draft.manifest) },
    });
    const answer = await app.call<Publication & { problems?: readonly { code: string }[] }>(
      'POST',
      `${at}/publish`,
      {
        headers,
        body: {
          version: saved.body.value.draftVersion,
          note: '',
          liveRevision: draft.liveRevision,
        },
        key,
      },
    );
    return { status: answer.status, problems: answer.body.value?.problems ?? [] };
  }

  const withBank = (manifest: ManifestDocument, bank: string): ManifestDocument => ({
    ...manifest,
    footer: { ...(manifest['footer'] as object), banks: ['andelio', bank] },
  });

  describe('a running server', () => {
    it('serves a brand that is written to the folder, without a restart', async () => {
      expect(await planAt('novasola.localhost')).toBeNull();
      await newBrand(
        flags({
          id: 'novasola',
          name: 'Novasola',
          host: 'novasola.localhost',
          recipe: 'sticker',
          'seed-color': '#7A1F5C',
        }),
        null,
      );
      await expect
        .poll(async () => (await planAt('novasola.localhost'))?.identity.name, PATIENCE)
        .toBe('Novasola');
      // With the flags and rules every new brand begins with: somebody can register.
      const rules = await app.call<{ rules: readonly { field: string }[] }>(
        'GET',
        '/wps/system/setting/register',
        { host: 'novasola.localhost' },
      );
      expect(rules.body.value.rules.map(({ field }) => field)).toContain('birthday');
    });

    it('keeps serving what it had while a file is broken, and takes it in once mended', async () => {
      const file = path.join(brands.folder, 'novasola/manifest.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('"Novasola"', '"Novasola Dos",,'));
      await new Promise((resolve) => setTimeout(resolve, 5_000 * LOOK_SECONDS));
      expect((await planAt('novasola.localhost'))?.identity.name).toBe('Novasola');
      await writeFile(file, text.replace('"Novasola"', '"Novasola Dos"'));
      await expect
        .poll(async () => (await planAt('novasola.localhost'))?.identity.name, PATIENCE)
        .toBe('Novasola Dos');
    });

    it('takes in no file that bears the id of another brand, nor one that lists its host', async () => {
      const text = await readFile(path.join(brands.folder, 'denluma/manifest.json'), 'utf8');
      const write = async (folder: string, manifest: string) => {
        await mkdir(path.join(brands.folder, folder), { recursive: true });
        await writeFile(path.join(brands.folder, folder, 'manifest.json'), manifest);
      };
      await write('impostor', text);
      await write('squatter', text.replace('"id": "denluma"', '"id": "squatter"'));
      const own = text
        .replace('"id": "denluma"', '"id": "witness"')
        .replace('denluma.localhost', 'witness.localhost');
      await write('witness', own);
      // It is taken in with the other two or after them.
      await expect
        .poll(async () => (await planAt('witness.localhost'))?.identity.name, PATIENCE)
        .toBe('Denluma');
      expect(app.server.brands.all().map(({ id }) => id)).not.toContain('impostor');
      expect(app.server.brands.byId('squatter')).toBeNull();
      expect(app.server.brands.byHost('denluma.localhost')?.id).toBe('denluma');
    });

    it('moves a host from one file to another, whichever is read first', async () => {
      const moved = async (id: string, from: string, to: string) => {
        const file = path.join(brands.folder, id, 'manifest.json');
        const text = await readFile(file, 'utf8');
        return () => writeFile(file, text.replace(`"${from}"`, `"${to}"`));
      };
      const taker = await moved('novasola', 'novasola.localhost', 'witness.localhost');
      const loser = await moved('witness', 'witness.localhost', 'other.localhost');
      await Promise.all([taker(), loser()]);
      await expect
        .poll(() => app.server.brands.byHost('witness.localhost')?.id, PATIENCE)
        .toBe('novasola');
      expect(app.server.brands.byHost('other.localhost')?.id).toBe('witness');
    });

    it('lets a publication name a bank that was added a moment ago', async () => {
      const refused = await publish((manifest) => withBank(manifest, 'marazul'), 'bank-missing');
      expect(refused.status).toBe(422);
      expect(refused.problems.map(({ code }) => code)).toEqual(['BM1201']);
      await addBank(
        flags({
          id: 'marazul',
          name: 'Banco Marazul',
          countries: 'PE',
          'logo-light': 'brands/_registry/banks/andelio-light.svg',
          'logo-dark': 'brands/_registry/banks/andelio-dark.svg',
        }),
        null,
      );
      const { headers } = await signInStaff(app, 'editor', null);
      const known = await app.call<{ registry: { banks: object } }>(
        'GET',
        '/builder/api/registry',
        {
          headers,
        },
      );
      expect(known.body.value.registry.banks).toHaveProperty('marazul.name', 'Banco Marazul');
      const made = await publish((manifest) => withBank(manifest, 'marazul'), 'bank-there');
      expect(made.status).toBe(200);
      // No payment channel collects through it.
      expect((await planAt('denluma.localhost'))?.footer.banks).toEqual([]);
    });

    it('offers a language that was added, with the texts that came with it', async () => {
      const texts = path.join(brands.folder, '.texts');
      await mkdir(texts);
      const words = { NOT_FOUND: 'Eso acá no existe.' };
      await writeFile(path.join(texts, 'error.json'), JSON.stringify(words));
      await addLanguage(
        flags({
          code: 'es-CO',
          endonym: 'Español (Colombia)',
          'english-name': 'Spanish (Colombia)',
          script: 'Latn',
          direction: 'ltr',
          plurals: 'one,many,other',
          flag: 'CO',
          texts,
        }),
        null,
      );
      const made = await publish(
        (manifest) => ({ ...manifest, i18n: { enabled: ['es', 'en', 'es-CO'] } }),
        'language-there',
      );
      expect(made).toEqual({ status: 200, problems: [] });
      const languages = (await planAt('denluma.localhost'))?.languages.enabled;
      expect(languages?.at(-1)).toMatchObject({ code: 'es-CO', endonym: 'Español (Colombia)' });
      const answer = await app.call('GET', '/wps/nothing', {
        headers: { 'x-language': 'es-CO' },
      });
      expect(answer.body.message).toBe('Eso acá no existe.');
    });
  });
});
