import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Parts } from '../../parts.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { siteStatusFor } from '../../platform/gates.ts';
import { Problem } from '../../platform/problem.ts';
import { limitKey } from '../../platform/rate-limit/register-rate-limit.ts';
import { Connection, type ConnectionDependencies, type SocketOwner } from './connection.ts';
import type { Connections } from './connections.ts';
import { memberSocket, staffSocket } from './socket-owner.ts';

/** Clients ask for topics and nothing else. */
const MAX_FRAME_BYTES = 1_024;
/** Sockets that one address may open in a minute: many players come back at once after a restart. */
const OPENED_A_MINUTE = 1_200;

interface SocketParts extends ConnectionDependencies {
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'brands' | 'staffHosts' | 'locator'>;
  connections: Connections;
}

/** Opens `/ws` on brands' hosts, and one of each staff app on its own. A refusal is an answer of HTTP. */
export function sockets({ parts, connections, ...deps }: SocketParts) {
  const { brands, staffHosts, locator } = parts;
  /** Kept between the gate and the socket. */
  const owners = new WeakMap<object, SocketOwner>();

  function attach(socket: WebSocket, request: FastifyRequest): void {
    const owner = owners.get(request.raw);
    owners.delete(request.raw);
    if (owner === undefined) {
      socket.terminate();
      return;
    }
    const connection = new Connection(socket, owner, deps);
    connections.add(connection);
    socket.on('close', () => connections.remove(connection));
  }

  async function admit(request: FastifyRequest, owner: Promise<SocketOwner>): Promise<void> {
    // Whoever comes without an upgrade is told that there is no such page.
    if (!request.ws) throw new Problem('NOT_FOUND');
    const found = await owner;
    connections.assertRoom(found.tokenHash, found.group);
    owners.set(request.raw, found);
  }

  return async (app: FastifyInstance): Promise<void> => {
    await app.register(websocket, {
      options: { perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES, clientTracking: false },
      preClose: async () => connections.close(),
      // A connection that broke is closed by the library; nothing is to be done.
      errorHandler: (_error, socket) => socket.terminate(),
    });
    const options = {
      websocket: true,
      config: {
        rateLimit: {
          max: OPENED_A_MINUTE,
          timeWindow: 60_000,
          groupId: 'socket',
          keyGenerator: (request: FastifyRequest) => limitKey(request, 'ip'),
        },
      },
    } as const;
    const onSite = async (request: FastifyRequest): Promise<void> => {
      const site = brands.byHost(request.hostname)?.site ?? null;
      if (site === null) throw new Problem('NOT_FOUND');
      const { headers, socket } = request;
      const location = locator.locate({ ip: clientAddress(request), headers, socket });
      if (siteStatusFor(site, location) === 2) throw new Problem('REGION_BLOCKED');
      await admit(request, memberSocket(request, site.brand, parts));
    };
    const inApp =
      (name: 'office' | 'builder') =>
      async (request: FastifyRequest): Promise<void> => {
        if (!staffHosts.serves(name, request.hostname)) throw new Problem('NOT_FOUND');
        await admit(request, staffSocket(request, parts));
      };
    app.get('/ws', { ...options, preValidation: onSite }, attach);
    app.get('/ws/office', { ...options, preValidation: inApp('office') }, attach);
    app.get('/ws/builder', { ...options, preValidation: inApp('builder') }, attach);
  };
}
