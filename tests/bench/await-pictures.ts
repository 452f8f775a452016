import { get } from 'node:http';

const PATIENCE_MS = 60_000;
const AGAIN_MS = 200;

/**
 * Waits until the pictures that a page names are rasterised: a brand's first visitors get their
 * drawings meanwhile, and what is measured is what all others get.
 */
export async function awaitPictures(page: URL, html: string): Promise<void> {
  const addresses = new Set(html.match(/\/art\/[\w-]+\/\w+\/\w+\/(?:light|dark)\/\d+\/[\w-]+/g));
  const until = Date.now() + PATIENCE_MS;
  for (const address of addresses) {
    while ((await typeOf(page, address)) !== 'image/avif') {
      if (Date.now() > until) throw new Error(`${address} is not rasterised`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

function typeOf({ hostname, port }: URL, path: string): Promise<string | undefined> {
  const headers = { host: hostname, accept: 'image/avif' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume().on('error', reject);
      answer.on('end', () => resolve(answer.headers['content-type']));
    }).on('error', reject);
  });
}
