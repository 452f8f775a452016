import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The IP address a request came from. A forwarded header may hold any text of any length: one that
 * is no address falls back to the address of the connection.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  for (const text of [ip, socket.remoteAddress ?? '']) {
    // A link-local address carries the name of an interface after a percent sign.
    const address = text.split('%')[0] ?? '';
    if (isIP(address) !== 0) return address;
  }
  return '0.0.0.0';
}
