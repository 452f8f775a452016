import { availableParallelism } from 'node:os';
import { addressGroup } from '../address-group.ts';
import { FairQueue } from '../fair-queue.ts';

/** Pictures drawn at once leave a core for everything else; one network holds a few waiting places. */
const queue = new FairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  maxWaiting: 64,
  maxWaitingPerGroup: 6,
  retryAfterSeconds: 2,
});

/**
 * Draws SVG as PNG, in the library's own threads.
 * @param ip of the caller, who waits behind calls from the same network
 * @returns base64
 * @throws Problem OVERLOADED
 */
export function drawPng(svg: string, ip: string): Promise<string> {
  return queue.run(addressGroup(ip), async () => {
    const { default: sharp } = await import('sharp');
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
    return png.toString('base64');
  });
}
