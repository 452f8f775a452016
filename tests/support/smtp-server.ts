import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TestSmtp {
  url: string;
  /** Whole messages as they came, headers and body. */
  messages: string[];
  /** Whom each was for, as the envelope said. */
  recipients: string[];
  close(): Promise<void>;
}

/** A mail server that takes everything, or refuses every recipient; of the protocol no more than a client needs. */
export async function smtpServer({ refuses = false } = {}): Promise<TestSmtp> {
  const messages: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let pending = '';
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') say('250 test');
      else if (verb === 'RCPT') {
        recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
        say(refuses ? `550 5.1.1 ${line} is nobody` : '250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };
    say('220 test ESMTP');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      pending += chunk.toString('utf8');
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n';
        const end = pending.indexOf(mark);
        if (end < 0) return;
        const piece = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (!inData) hear(piece);
        else {
          inData = false;
          messages.push(piece);
          say('250 taken');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    recipients,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
