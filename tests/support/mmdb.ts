import { isInNetwork, type Network, parseNetwork } from '#domain/region/network.ts';
import { parseIpAddress } from '#domain/region/ip-address.ts';

/** A country for a network in CIDR notation. */
export interface MmdbEntry {
  readonly network: string;
  readonly country: string;
}

type Node = [Branch, Branch];
/** null: nothing is known; a number: place of the record in the data section. */
type Branch = Node | number | null;

const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** Zeroes between the tree and the data. */
const SEPARATOR = Buffer.alloc(16);

/**
 * Writes a database in MaxMind's format (24-bit records, an IPv6 tree with IPv4 at ::/96), so that
 * the reader is tested against bytes and not against itself. More specific networks come last.
 */
export function encodeMmdb(entries: readonly MmdbEntry[]): Buffer {
  const records = [...new Set(entries.map(({ country }) => country))];
  const data: Buffer[] = [];
  const offsets = new Map<string, number>();
  for (const country of records) {
    offsets.set(country, Buffer.concat(data).length);
    data.push(encode({ country: { iso_code: country, names: { en: country } } }));
  }
  const root: Node = [null, null];
  for (const { network, country } of entries) {
    insert(root, networkBits(network), offsets.get(country) ?? 0);
  }
  const nodes = numbered(root);
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Test-Country',
    description: { en: 'Countries for tests' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  return Buffer.concat([treeOf(nodes), SEPARATOR, ...data, METADATA_MARKER, metadata]);
}

function networkBits(text: string): number[] {
  const network = parseNetwork(text);
  if (network === null) throw new Error(`${text} is no network`);
  const bytes = network.address.toByteArray();
  const inV6 = [...Array.from({ length: 16 - bytes.length }, () => 0), ...bytes];
  const length = network.prefixLength + (16 - bytes.length) * 8;
  return Array.from({ length }, (_, bit) => ((inV6[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
}

function insert(root: Node, bits: readonly number[], record: number): void {
  let node = root;
  for (const [depth, bit] of bits.entries()) {
    if (depth === bits.length - 1) {
      node[bit as 0 | 1] = record;
      return;
    }
    const below = node[bit as 0 | 1];
    const next: Node = Array.isArray(below) ? below : [below, below];
    node[bit as 0 | 1] = next;
    node = next;
  }
}

function numbered(root: Node): Node[] {
  const nodes: Node[] = [root];
  for (let index = 0; index < nodes.length; index += 1) {
    for (const branch of nodes[index] ?? []) if (Array.isArray(branch)) nodes.push(branch);
  }
  return nodes;
}

function treeOf(nodes: readonly Node[]): Buffer {
  const places = new Map(nodes.map((node, index) => [node, index]));
  const tree = Buffer.alloc(nodes.length * 6);
  const written = (branch: Branch): number => {
    if (branch === null) return nodes.length;
    if (Array.isArray(branch)) return places.get(branch) ?? 0;
    return nodes.length + SEPARATOR.length + branch;
  };
  for (const [index, [left, right]] of nodes.entries()) {
    tree.writeUIntBE(written(left), index * 6, 3);
    tree.writeUIntBE(written(right), index * 6 + 3, 3);
  }
  return tree;
}

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

const STRING = 2;
const UINT32 = 6;
const MAP = 7;
const ARRAY = 11;

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return Buffer.concat([control(STRING, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(UINT32, 4), bytes]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)]);
  }
  const pairs = Object.entries(value as { readonly [key: string]: Value });
  return Buffer.concat([
    control(MAP, pairs.length),
    ...pairs.flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

/** Type in the upper three bits, or beside it where it has no room; the size below. */
function control(type: number, size: number): Buffer {
  if (size >= 29) throw new Error('longer values are not needed here');
  return type <= 7 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7]);
}

/** What the entries themselves say of an address: the last that holds it. */
export function countryByEntries(entries: readonly MmdbEntry[], ip: string): string | null {
  const address = parseIpAddress(ip);
  const holds = ({ network }: MmdbEntry): boolean =>
    address !== null && isInNetwork(parseNetwork(network) as Network, address);
  return entries.findLast(holds)?.country ?? null;
}
