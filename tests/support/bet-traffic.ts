import { SECRETS } from './test-app.ts';
import { keptConnections } from './post-json.ts';
import { launchOverHttp, walletAt } from './vendor.ts';
import { VendorBook } from './wallet-conformance/vendor-book.ts';
import type { WalletPlayer, WalletReply } from './wallet-conformance/wallet-target.ts';

const UNIT = 1_000_000n;
/** Calls a player has under way at once: some wait inside the server behind others. */
const AT_ONCE = 4;
/** After a refusal: what is sent while a server is away is sent again by the test. */
const REST_MS = 200;

export interface BetTraffic {
  readonly vendor: VendorBook;
  readonly players: readonly WalletPlayer[];
  /** Each call that was sent, whatever became of it, to be sent once more. */
  readonly sent: readonly (() => Promise<WalletReply>)[];
  /** How many were taken. */
  readonly taken: number;
  /** Answers that were not a yes, and errors of connections, by their codes. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Players begin no other round; resolves when nothing is under way. */
  stop(): Promise<void>;
}

/**
 * Players who came in by the front door bet and win through a vendor without a pause, over kept
 * connections, until they are stopped. Nobody tries again what failed: that is for the test to do.
 */
export async function startBetTraffic(port: number, playerCount = 4): Promise<BetTraffic> {
  const origin = `http://127.0.0.1:${port}`;
  const agent = keptConnections();
  const balanceMicro = 250n * UNIT;
  const players: WalletPlayer[] = [];
  const vendor = new VendorBook({
    vendor: 'house',
    stakeUnitMicro: 10_000n,
    keys: [SECRETS.HOUSE_VENDOR_SECRET],
    send: walletAt(agent, origin),
    openPlayer: () => launchOverHttp(agent, origin, balanceMicro),
  });
  for (let made = 0; made < playerCount; made += 1) {
    players.push(await vendor.openPlayer(balanceMicro));
  }
  const sent: (() => Promise<WalletReply>)[] = [];
  const refusals = new Map<string, number>();
  let taken = 0;
  let stopped = false;

  const isTaken = async (call: () => Promise<WalletReply>): Promise<boolean> => {
    sent.push(call);
    const failure = await call().then(
      ({ body }) => (body.success ? null : String(body.code)),
      (error: unknown) => String((error as NodeJS.ErrnoException).code),
    );
    if (failure === null) {
      taken += 1;
      return true;
    }
    refusals.set(failure, (refusals.get(failure) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return false;
  };
  const play = async (player: WalletPlayer, name: string): Promise<void> => {
    for (let number = 0; !stopped; number += 1) {
      const round = `${name}-${number}`;
      const bet = { id: `bet-${round}`, round };
      const isBetTaken = await isTaken(() => vendor.bet(player, vendor.target.stakeUnitMicro, bet));
      if (!isBetTaken || number % 3 > 0) continue;
      const won = vendor.target.stakeUnitMicro;
      await isTaken(() => vendor.win(player, bet.id, won, { id: `win-${round}`, round }));
    }
  };
  const playing = Promise.all(
    players.flatMap((player, index) =>
      Array.from({ length: AT_ONCE }, (_line, line) => play(player, `${index}-${line}`)),
    ),
  );
  return {
    vendor,
    players,
    sent,
    refusals,
    get taken() {
      return taken;
    },
    stop: async () => {
      stopped = true;
      await playing;
    },
  };
}
