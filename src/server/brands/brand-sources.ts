import path from 'node:path';
import { heroNames } from '#art/heroes/catalogue.ts';
import {
  type BrandFiles,
  type BrandFolder,
  brandFolderOf,
  readBrandFiles,
} from '#brand/files/brand-folder.ts';
import type { Registry } from '#brand/registry.ts';
import { readShippedHelp, type ShippedHelp } from './shipped-help.ts';
import { localesOf, type Locales } from './locales.ts';
import {
  NO_OVERLAY,
  overlayVersion,
  readOverlay,
  type RegistryOverlay,
  withOverlay,
} from './registry-overlay.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { folderState } from '../platform/folder-state.ts';
import type { Log } from '../platform/log.ts';
import { MANIFEST_SCHEMAS_FOLDER } from '../platform/places.ts';
import { serverTextOf, type ServerText } from '../platform/text.ts';

/** The brands folder with what staff wrote over it, as both were at the last `refresh`. */
export interface BrandSources {
  readonly folder: BrandFolder;
  readonly registry: Registry;
  /** The base's texts and the registry's entries without what staff wrote over them. */
  readonly shipped: BrandFiles;
  /** Whether an entry is offered to no brand any more. */
  isRetired(kind: keyof Registry, id: string): boolean;
  /** The help pages every brand begins with. */
  readonly help: ShippedHelp;
  /** The two read what is newest at every call, so that who holds them need not know. */
  readonly text: ServerText;
  readonly locales: Locales;
  /** Reads everything again when a file has changed. What cannot be read is told and changes nothing. */
  refresh(): Promise<void>;
}

interface FilesRead {
  files: BrandFiles;
  help: ShippedHelp;
}

interface Reading {
  shipped: BrandFiles;
  retired: ReadonlySet<string>;
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
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
): Promise<BrandSources> {
  let seen = await folderState(brands);
  let seenVersion = await overlayVersion(db);
  let current = await readingOf(await readOnce(brands, seen, clock), await overlay(), clock);

  async function overlay(): Promise<RegistryOverlay> {
    return seenVersion === 0n ? NO_OVERLAY : readOverlay(db);
  }

  let last: Promise<void> = Promise.resolve();
  /** The look that has not begun yet: whoever asks meanwhile is served by it too. */
  let next: Promise<void> | null = null;

  async function readChanges(): Promise<void> {
    const state = await folderState(brands);
    const version = await overlayVersion(db);
    if (state === seen && version === seenVersion) return;
    // Also when reading fails: what is broken is told once and read again when it changes.
    seen = state;
    seenVersion = version;
    current = await readingOf(await readOnce(brands, state, clock), await overlay(), clock);
    log.info({ brands: current.folder.brands.length }, 'the brands folder was read again');
  }

  return {
    get folder() {
      return current.folder;
    },
    get registry() {
      return current.folder.registry;
    },
    get shipped() {
      return current.shipped;
    },
    isRetired: (kind, id) => current.retired.has(`${kind}/${id}`),
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
let lastRead: { readonly key: string; readonly reading: Promise<FilesRead> } | null = null;
/** And what was made of it, which takes longer, where nothing lies over the files. */
const plain = new WeakMap<FilesRead, Promise<Reading>>();

function readOnce(brands: string, state: string, clock: Clock): Promise<FilesRead> {
  const key = [brands, state, clock.now().toISOString().slice(0, 10)].join(' ');
  if (lastRead?.key === key) return lastRead.reading;
  const reading = read(brands);
  const kept = { key, reading };
  lastRead = kept;
  // What could not be read is tried again by whoever asks next.
  reading.catch(() => {
    if (lastRead === kept) lastRead = null;
  });
  return reading;
}

async function read(brands: string): Promise<FilesRead> {
  const [files, help] = await Promise.all([
    readBrandFiles({ brands, schemas: MANIFEST_SCHEMAS_FOLDER }),
    readShippedHelp(path.join(brands, '_base/help')),
  ]);
  return { files, help };
}

function readingOf(found: FilesRead, overlay: RegistryOverlay, clock: Clock): Promise<Reading> {
  if (overlay !== NO_OVERLAY) return makeReading(found, overlay, clock);
  const known = plain.get(found) ?? makeReading(found, overlay, clock);
  plain.set(found, known);
  return known;
}

async function makeReading(
  { files: shipped, help }: FilesRead,
  overlay: RegistryOverlay,
  clock: Clock,
): Promise<Reading> {
  const files = withOverlay(shipped, overlay);
  const folder = brandFolderOf(files, { heroes: heroNames, today: clock.now() });
  const base = folder.brands.find((brand) => brand.folder === '_base');
  const text = await serverTextOf(base?.textFiles ?? []);
  const { retired } = overlay;
  return { shipped, retired, folder, text, locales: localesOf(folder.brands), help };
}
