import type { ErrorCode } from '#contract/error-code.ts';
import { Problem } from '../../platform/problem.ts';
import { CLOSE, type Connection } from './connection.ts';

/** A browser keeps one socket for all its tabs; several windows and a phone may share a sign-in. */
const MAX_OF_SESSION = 12;
/** Many players share an address of a mobile network. */
const MAX_OF_GROUP = 1_000;
const MAX_OF_NODE = 50_000;

/** The sockets of this node. */
export class Connections {
  private readonly all = new Set<Connection>();
  private readonly bySession = new Map<string, Set<Connection>>();
  private readonly byGroup = new Map<string, number>();

  get size(): number {
    return this.all.size;
  }

  /** @throws Problem OVERLOADED when a session, an address or this node has as many as it may. */
  assertRoom(tokenHash: string | null, group: string): void {
    const ofSession = tokenHash === null ? 0 : (this.bySession.get(tokenHash)?.size ?? 0);
    const isFull =
      this.all.size >= MAX_OF_NODE ||
      ofSession >= MAX_OF_SESSION ||
      (this.byGroup.get(group) ?? 0) >= MAX_OF_GROUP;
    if (isFull) throw new Problem('OVERLOADED' satisfies ErrorCode, { retryAfterSeconds: 30 });
  }

  add(connection: Connection): void {
    const { tokenHash, group } = connection.owner;
    this.all.add(connection);
    this.byGroup.set(group, (this.byGroup.get(group) ?? 0) + 1);
    if (tokenHash === null) return;
    const own = this.bySession.get(tokenHash) ?? new Set();
    this.bySession.set(tokenHash, own.add(connection));
  }

  remove(connection: Connection): void {
    if (!this.all.delete(connection)) return;
    connection.leaveAll();
    const { tokenHash, group } = connection.owner;
    const left = (this.byGroup.get(group) ?? 1) - 1;
    if (left === 0) this.byGroup.delete(group);
    else this.byGroup.set(group, left);
    if (tokenHash === null) return;
    const own = this.bySession.get(tokenHash);
    own?.delete(connection);
    if (own?.size === 0) this.bySession.delete(tokenHash);
  }

  ofSession(tokenHash: string): readonly Connection[] {
    return [...(this.bySession.get(tokenHash) ?? [])];
  }

  hasSessions(): boolean {
    return this.bySession.size > 0;
  }

  /** Those whose session is over at a moment unless it was used meanwhile. */
  runningOut(at: number): readonly Connection[] {
    return [...this.all].filter(({ runsOutAt }) => runsOutAt <= at);
  }

  beat(): void {
    for (const connection of this.all) connection.beat(BEAT);
  }

  /** Sends every client to a node that stays. */
  close(): void {
    for (const { socket } of this.all) socket.close(CLOSE.restart);
  }
}

const BEAT = Buffer.from('{"kind":"beat"}');
