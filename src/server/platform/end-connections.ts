import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stop waits for requests that are still on their way, silent connections included. */
const ARRIVAL_GRACE_MS = 1_000;
/** How long a stop waits for answers; the process itself ends a little later. */
const ANSWER_GRACE_MS = 3_500;

/** How long a client has to read the last bytes. */
const LINGER_MS = 1_000;

/**
 * Ends connections when the server stops. Node waits for every connection that is not between two
 * requests, and a client that connects and says nothing, or sends half a request, would hold the
 * stop for as long as it likes.
 */
export function endConnectionsOnStop(app: FastifyInstance): void {
  /** The request under way on each open socket. */
  const sockets = new Map<Socket, IncomingMessage | null>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, null);
    socket.on('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    if (sockets.has(socket)) sockets.set(socket, request);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (sockets.get(raw.socket) === raw) sockets.set(raw.socket, null);
  });
  app.addHook('preClose', async () => {
    const destroyWhere = (matches: (request: IncomingMessage | null) => boolean): void => {
      for (const [socket, request] of sockets) if (matches(request)) socket.destroy();
    };
    const arrival = setTimeout(
      () => destroyWhere((request) => request?.complete !== true),
      ARRIVAL_GRACE_MS,
    );
    const answer = setTimeout(() => destroyWhere(() => true), ANSWER_GRACE_MS);
    app.server.on('close', () => {
      clearTimeout(arrival);
      clearTimeout(answer);
    });
  });
}

/**
 * Sends the last bytes of a connection and ends it, whether or not the client ends its side. The
 * moment between lets the client read: destroying at once would discard what is on its way.
 */
export function endSocket(socket: Socket, lastBytes: string): void {
  socket.end(lastBytes);
  // What still arrives is thrown away, or it would fill the socket's buffer.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('close', () => clearTimeout(timer));
}
