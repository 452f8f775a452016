import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** CBOR (RFC 8949) of what an attestation holds: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as number)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b1000000;

export interface Ceremony {
  /** JSON of the server's options. */
  readonly options: string;
  readonly origin: string;
  /** false: the device has not checked who holds it. */
  readonly verified?: boolean;
}

/** An authenticator in software (WebAuthn Level 3): one resident key, a counter, no attestation. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const dataOf = (rpId: string, flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  };
  const clientOf = (type: string, { options, origin }: Ceremony): Buffer => {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const flagsOf = ({ verified = true }: Ceremony): number => (verified ? PRESENT_AND_VERIFIED : 1);
  return {
    /** @returns the response as JSON */
    create(ceremony: Ceremony): string {
      const { rp } = JSON.parse(ceremony.options) as { rp: { id: string } };
      const authData = Buffer.concat([
        dataOf(rp.id, flagsOf(ceremony) | WITH_KEY),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseOf(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return JSON.stringify({
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientOf('webauthn.create', ceremony)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      });
    },
    get(ceremony: Ceremony): string {
      const { rpId } = JSON.parse(ceremony.options) as { rpId: string };
      const authData = dataOf(rpId, flagsOf(ceremony));
      const client = clientOf('webauthn.get', ceremony);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      return JSON.stringify({
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(createSign('sha256').update(signed).sign(privateKey)),
        },
      });
    },
  };
}

/** A P-256 key as COSE has it (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}
