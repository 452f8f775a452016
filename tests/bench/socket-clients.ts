import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The most that are opened at once: more than a listen queue takes would wait for a second try. */
const AT_ONCE = 100;

export interface SocketClient {
  readonly socket: Socket;
  /** Bytes received after the handshake. */
  received: number;
  /** Sends a text of at most 125 bytes. */
  say(text: string): void;
}

/**
 * Clients of a WebSocket server that count the bytes they receive and read nothing of them: what is
 * measured is the server.
 * @param headersOf further header lines of a client's handshake
 */
export async function openSocketClients(
  port: number,
  count: number,
  headersOf: (index: number) => readonly string[] = () => [],
): Promise<SocketClient[]> {
  const clients: SocketClient[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_client, index) =>
      openClient(port, headersOf(from + index)),
    );
    clients.push(...(await Promise.all(some)));
  }
  return clients;
}

async function openClient(port: number, headers: readonly string[]): Promise<SocketClient> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  const lines = [
    'GET /ws HTTP/1.1',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(headers.some((line) => line.startsWith('host:')) ? [] : ['host: localhost']),
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.includes('101 Switching')) throw new Error(`refused: ${answer.toString()}`);
  const client: SocketClient = {
    socket,
    received: 0,
    say: (text) => socket.write(masked(text)),
  };
  socket.on('data', (chunk) => {
    client.received += chunk.length;
  });
  return client;
}

/** A client's frame has to be masked; zeros mask nothing. */
function masked(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
