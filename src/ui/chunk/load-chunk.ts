/** A chunk did not load: the page has to be loaded again. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Chunk timeout of the specification. */
const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 800;

/**
 * Loads a chunk, with one retry. After a release the old files are gone, and only loading the page
 * again helps.
 * @throws ChunkLoadError when the chunk fails twice or exceeds the chunk timeout
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Chunk> {
  try {
    return await inTime(load(), wait);
  } catch {
    await wait(RETRY_AFTER_MS);
  }
  try {
    return await inTime(load(), wait);
  } catch (cause) {
    throw new ChunkLoadError('a chunk of the page did not load', { cause });
  }
}

async function inTime<Chunk>(
  part: Promise<Chunk>,
  wait: (ms: number) => Promise<void>,
): Promise<Chunk> {
  const late = wait(TIMEOUT_MS).then(() => {
    throw new Error(`nothing after ${TIMEOUT_MS} ms`);
  });
  return await Promise.race([part, late]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
