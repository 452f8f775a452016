/** A part of the app that did not arrive: the page has to be loaded again. */
export class PartMissing extends Error {
  override name = 'PartMissing';
}

/** After this long a part counts as missing. */
const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 800;

/**
 * Loads a part of the app, once more after a failure. What then is still missing is reported as
 * such: after a release the old files are gone, and only loading the page again helps.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Part> {
  try {
    return await inTime(load(), wait);
  } catch {
    await wait(RETRY_AFTER_MS);
  }
  try {
    return await inTime(load(), wait);
  } catch (cause) {
    throw new PartMissing('a part of the page did not arrive', { cause });
  }
}

async function inTime<Part>(
  part: Promise<Part>,
  wait: (ms: number) => Promise<void>,
): Promise<Part> {
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
