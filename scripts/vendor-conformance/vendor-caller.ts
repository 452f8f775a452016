import type { SentCall } from '#server/outside/dialects/dialect.ts';
import type { CallKind, WalletCall, WalletReply } from '#server/outside/dialects/wallet-call.ts';
import { remember, shown } from './holds.ts';
import { type CallValues, sampleCall } from './sample-call.ts';
import type { ConformanceTarget, WalletPlayer } from './target.ts';
import { amend, differences, strangerKey, type WireBody, type WirePlace } from './wire.ts';

interface SendOptions {
  /** Signs the call; the vendor's current key by default. */
  key?: string;
  /** Signs as another vendor. */
  vendor?: string;
  now?: Date;
  accessToken?: string;
  headers?: Readonly<Record<string, string>>;
  path?: string;
  amend?: ((fields: WireBody) => void) | undefined;
}

/** A vendor that writes, signs and sends calls by the dialect of its target. */
export class VendorCaller {
  readonly target: ConformanceTarget;

  constructor(target: ConformanceTarget) {
    this.target = target;
  }

  has(kind: CallKind): boolean {
    return this.target.dialect.calls[kind] !== undefined;
  }

  /** Whether the dialect can write the amount. */
  canWrite(amountMicro: bigint, { currency }: WalletPlayer): boolean {
    const { dialect } = this.target;
    return dialect.code === 'hmac' || amountMicro % dialect.unitMicro(currency) === 0n;
  }

  /** Writes and signs a call without sending it. */
  async write(call: WalletCall, options: SendOptions = {}): Promise<SentCall> {
    const { dialect, vendor, keys } = this.target;
    const { key = keys[0], now = new Date() } = options;
    const accessToken = options.accessToken ?? (await this.target.accessToken?.(key));
    const signing = { vendor: options.vendor ?? vendor, key, now, accessToken };
    const written = dialect.writeCall(call, signing);
    const sent = options.amend ? amend(written, dialect, key, options.amend) : written;
    if (sent === null) throw new Error(`the suite cannot sign an altered body of ${dialect.code}`);
    return { ...sent, headers: { ...sent.headers, ...options.headers } };
  }

  /** Sends bytes and reads the answer to them. @throws what the target throws without a whole answer */
  async exchange(call: WalletCall, sent: SentCall, path?: string): Promise<WalletReply> {
    const { dialect } = this.target;
    const answer = await this.target.send(call.kind, sent, path);
    try {
      return remember(dialect.readReply(call, answer), { dialect, call, answer });
    } catch (cause) {
      const start = answer.body.slice(0, 300);
      throw new Error(`${call.kind}: ${answer.status} with an unreadable answer: ${start}`, {
        cause,
      });
    }
  }

  /** A signed call. */
  async call(call: WalletCall, options: SendOptions = {}): Promise<WalletReply> {
    return this.exchange(call, await this.write(call, options), options.path);
  }

  /** The body's name for the value that two calls differ in. @param other the second call's player */
  async nameOf(
    kind: CallKind,
    player: WalletPlayer,
    values: CallValues,
    other = player,
  ): Promise<string> {
    const [one, changed] = [sampleCall(kind, player), sampleCall(kind, other, values)];
    const now = new Date();
    const places = differences(
      await this.write(one, { now }),
      await this.write(one, { now }),
      await this.write(changed, { now }),
    );
    const place = places.find(({ part }) => part === 'body');
    if (place === undefined) throw new Error(`${kind} does not carry ${shown(values)}`);
    return place.name;
  }

  /** Places of a call where its signature or bearer token is. */
  async signaturePlaces(call: WalletCall): Promise<WirePlace[]> {
    const key = strangerKey(this.target.dialect);
    const now = new Date();
    const own = await this.write(call, { now });
    const again = await this.write(call, { now });
    const forged = await this.write(call, { now, key, accessToken: 'a-token-of-no-vendor' });
    const seals = differences(own, own, forged).filter(isSeal);
    return seals.length > 0 ? seals : differences(own, again, forged);
  }
}

/** A nonce alters the signature too, so that it differs with every call: its name gives it away. */
const isSeal = ({ name }: WirePlace): boolean => /sign|authorization/i.test(name);
