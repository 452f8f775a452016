import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../platform/log.ts';

/** Bytes of pictures kept in memory: the tiles of some hundred brands' first screens. */
const MAX_MEMORY_BYTES = 32_000_000;
/** A folder that grew by this part of its bound is looked through. */
const LOOK_AFTER = 1 / 16;
/** What is left of the bound after old pictures were thrown out. */
const KEEP = 0.8;

export interface PictureStoreOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly log: Log;
}

/**
 * Rasterised pictures by the name of their content, in memory and in a folder that several
 * processes may share: a file is written beside its place and moved there whole, and two that write
 * the same name write the same picture. What was not looked at for longest goes first. A folder that
 * cannot be written to costs the next start its pictures, and nothing else.
 */
export class PictureStore {
  private readonly folder: string;
  private readonly maxBytes: number;
  private readonly log: Log;
  private readonly memory = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  /** Written since the folder was last looked through; at first nobody knows what lies there. */
  private grownBytes = Infinity;
  private hasWarned = false;

  constructor({ folder, maxBytes, log }: PictureStoreOptions) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.log = log;
  }

  async read(name: string): Promise<Buffer | null> {
    const known = this.memory.get(name);
    if (known !== undefined) return known;
    const file = path.join(this.folder, name);
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null || bytes.length === 0) return null;
    this.memory.set(name, bytes);
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return bytes;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    this.memory.set(name, bytes);
    try {
      await mkdir(this.folder, { recursive: true });
      const place = path.join(this.folder, name);
      const beside = `${place}.${randomBytes(6).toString('hex')}.part`;
      await writeFile(beside, bytes);
      await rename(beside, place);
      this.grownBytes += bytes.length;
      if (this.grownBytes > this.maxBytes * LOOK_AFTER) await this.throwOut();
    } catch (error) {
      if (!this.hasWarned) this.log.warn({ err: error }, 'pictures cannot be kept on disk');
      this.hasWarned = true;
    }
  }

  private async throwOut(): Promise<void> {
    this.grownBytes = 0;
    const files = await this.files();
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total <= this.maxBytes) return;
    for (const { file, size } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (total <= this.maxBytes * KEEP) return;
      await rm(file, { force: true });
      total -= size;
    }
  }

  private async files(): Promise<{ file: string; size: number; usedMs: number }[]> {
    const names = await readdir(this.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        // Another process may have thrown it out meanwhile.
        const state = await stat(file).catch(() => null);
        return state === null ? [] : [{ file, size: state.size, usedMs: state.mtimeMs }];
      }),
    );
    return found.flat();
  }
}
