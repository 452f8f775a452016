import { randomUUID } from 'node:crypto';
import { sign } from '#server/platform/signature.ts';
import { keptConnections, postJson } from '#tests/support/post-json.ts';
import type { RunningServer } from '#tests/support/start-server.ts';
import { STAKE_MICRO } from './bench-settings.ts';
import { GAME, type Player } from './http-bets.ts';
import { VENDOR_SECRET } from './bench-server.ts';

/** On each node. */
const CLIENTS = 16;
const REST_MS = 20;
const PATIENCE_MS = 120_000;

export interface NodeBets {
  /** References begin with it. */
  readonly prefix: string;
  /** References that a node has said yes to. */
  readonly acknowledged: readonly string[];
  /** Resolves once more than so many are acknowledged. */
  moreThan(count: number): Promise<void>;
  /** Places no further bet; resolves when none is under way. */
  stop(): Promise<void>;
  /** Sends every bet without an answer again, to any node, until it is acknowledged. */
  sendDoubtfulAgain(): Promise<void>;
}

/** Clients that bet on their node without a pause, whatever becomes of it. Nodes keep their ports. */
export function startNodeBets(
  nodes: readonly Pick<RunningServer, 'port'>[],
  players: readonly Player[],
): NodeBets {
  const prefix = `nodes-${randomUUID().slice(0, 8)}-`;
  const agent = keptConnections();
  const ports = nodes.map(({ port }) => port);
  const acknowledged: string[] = [];
  const doubtful = new Map<string, Player>();
  let made = 0;
  let stopped = false;

  async function send(port: number, player: Player, reference: string): Promise<boolean> {
    const body = JSON.stringify({
      ...player,
      transactionId: reference,
      roundId: reference,
      gameCode: GAME,
      currency: 'PEN',
      amountMicro: String(STAKE_MICRO),
    });
    const headers = { 'x-vendor': 'house', 'x-signature': sign(VENDOR_SECRET, body) };
    const url = new URL(`http://127.0.0.1:${port}/wallet/v1/bet`);
    const { status } = await postJson(agent, url, body, headers).catch(() => ({ status: 0 }));
    if (status === 200) {
      acknowledged.push(reference);
      doubtful.delete(reference);
      return true;
    }
    doubtful.set(reference, player);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return false;
  }

  async function play(port: number): Promise<void> {
    while (!stopped) {
      const player = players[Math.floor(Math.random() * players.length)];
      if (player === undefined) throw new Error('no player');
      made += 1;
      await send(port, player, `${prefix}${made}`);
    }
  }

  const playing = Promise.all(
    ports.flatMap((port) => Array.from({ length: CLIENTS }, () => play(port))),
  );
  return {
    prefix,
    acknowledged,
    async moreThan(count) {
      const until = Date.now() + PATIENCE_MS;
      while (acknowledged.length <= count) {
        if (Date.now() > until) throw new Error('the nodes take no bets');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      stopped = true;
      await playing;
    },
    async sendDoubtfulAgain() {
      const until = Date.now() + PATIENCE_MS;
      for (let turn = 0; doubtful.size > 0; turn += 1) {
        if (Date.now() > until) throw new Error(`${doubtful.size} bets are not taken`);
        // Crossed: the other node must know what the killed one has written.
        const port = ports[turn % ports.length] ?? 0;
        for (const [reference, player] of Array.from(doubtful)) await send(port, player, reference);
      }
    },
  };
}
