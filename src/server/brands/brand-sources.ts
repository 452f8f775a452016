import path from 'node:path';
import { heroNames } from '#art/heroes/catalogue.ts';
import { type BrandFolder, openBrandFolder } from '#brand/files/brand-folder.ts';
import type { Registry } from '#brand/registry.ts';
import { readShippedHelp, type ShippedHelp } from './shipped-help.ts';
import { localesOf, type Locales } from './locales.ts';
import type { Clock } from '../platform/clock.ts';
import { folderState } from '../platform/folder-state.ts';
import type { Log } from '../platform/log.ts';
import { MANIFEST_SCHEMAS_FOLDER } from '../platform/places.ts';
import { serverTextOf, type ServerText } from '../platform/text.ts';

/** What the server reads out of the brands folder, as it stands after the last `refresh`. */
export interface BrandSources {
  readonly folder: BrandFolder;
  readonly registry: Registry;
  /** The help pages every brand begins with. */
  readonly help: ShippedHelp;
  /** The two read what is newest at every call, so that who holds them need not know. */
  readonly text: ServerText;
  readonly locales: Locales;
  /** Reads everything again when a file has changed. What cannot be read is told and changes nothing. */
  refresh(): Promise<void>;
}

interface Reading {
  folder: BrandFolder;
  text: ServerText;
  locales: Locales;
  help: ShippedHelp;
}

/**
 * Reads the brands folder and goes on looking at it: a bank, a language or a brand that is added
 * needs no restart and no build.
 * @throws Error when it cannot be read at first.
 */
export async function openBrandSources(
  brands: string,
  { clock, log }: { clock: Clock; log: Log },
): Promise<BrandSources> {
  let seen = await folderState(brands);
  let current = await readOnce(brands, seen, clock);
  let last: Promise<void> = Promise.resolve();
  /** The look that has not begun yet: whoever asks meanwhile is served by it too. */
  let next: Promise<void> | null = null;

  async function readChanges(): Promise<void> {
    const state = await folderState(brands);
    if (state === seen) return;
    // Also when reading fails: what is broken is told once and read again when it changes.
    seen = state;
    current = await readOnce(brands, state, clock);
    log.info({ brands: current.folder.brands.length }, 'the brands folder was read again');
  }

  return {
    get folder() {
      return current.folder;
    },
    get registry() {
      return current.folder.registry;
    },
    get help() {
      return current.help;
    },
    text: {
      get languages() {
        return current.text.languages;
      },
      say: (language, key, params) => current.text.say(language, key, params),
    },
    locales: {
      get fingerprint() {
        return current.locales.fingerprint;
      },
      namespace: (brand, language, namespace) =>
        current.locales.namespace(brand, language, namespace),
      lacking: (brand, language, namespace) => current.locales.lacking(brand, language, namespace),
    },
    refresh() {
      // One after the other: whoever asks is told of all that was written before.
      next ??= last
        .then(() => {
          next = null;
          return readChanges();
        })
        .catch((error: unknown) => {
          log.error({ err: error }, 'the brands folder cannot be read; what was read before stays');
        });
      last = next;
      return next;
    },
  };
}

/** What was read last in this process: a second server over the same files need not read them. */
let lastRead: { readonly key: string; readonly reading: Promise<Reading> } | null = null;

function readOnce(brands: string, state: string, clock: Clock): Promise<Reading> {
  const key = [brands, state, clock.now().toISOString().slice(0, 10)].join(' ');
  if (lastRead?.key === key) return lastRead.reading;
  const reading = read(brands, clock);
  const kept = { key, reading };
  lastRead = kept;
  // What could not be read is tried again by whoever asks next.
  reading.catch(() => {
    if (lastRead === kept) lastRead = null;
  });
  return reading;
}

async function read(brands: string, clock: Clock): Promise<Reading> {
  const [folder, help] = await Promise.all([
    openBrandFolder({
      brands,
      schemas: MANIFEST_SCHEMAS_FOLDER,
      heroes: heroNames,
      today: clock.now(),
    }),
    readShippedHelp(path.join(brands, '_base/help')),
  ]);
  const base = folder.brands.find((brand) => brand.folder === '_base');
  const text = await serverTextOf(base?.textFiles ?? []);
  return { folder, text, locales: localesOf(folder.brands), help };
}
