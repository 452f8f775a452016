import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IpAddress, parseIpAddress, plainAddress } from '#domain/region/ip-address.ts';
import { isInNetwork, parseNetwork } from '#domain/region/network.ts';

const contains = (network: string, ip: string): boolean => {
  const parsed = parseNetwork(network);
  const address = parseIpAddress(ip);
  if (parsed === null || address === null) throw new Error(`${network} ${ip}`);
  return isInNetwork(parsed, address);
};

const familyOf = (address: IpAddress | null) => (address?.kind() === 'ipv4' ? 4 : 6);
const valueOf = (address: IpAddress | null) =>
  address?.toByteArray().reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

describe('addresses', () => {
  it.each([
    ['0.0.0.0', 4, 0n],
    ['255.255.255.255', 4, 0xff_ff_ff_ffn],
    ['::', 6, 0n],
    ['::1', 6, 1n],
    ['1::', 6, 1n << 112n],
    ['2001:DB8::1', 6, 0x2001_0db8_0000_0000_0000_0000_0000_0001n],
    ['1:2:3:4:5:6:7:8', 6, 0x0001_0002_0003_0004_0005_0006_0007_0008n],
    ['64:ff9b::192.0.2.1', 6, 0x0064_ff9b_0000_0000_0000_0000_c000_0201n],
    ['::192.0.2.1', 6, 0xc0_00_02_01n],
    ['::ffff:192.0.2.1', 4, 0xc0_00_02_01n],
    ['::FFFF:c000:201', 4, 0xc0_00_02_01n],
  ])('%s', (text, family, value) => {
    const address = parseIpAddress(text);
    expect({ family: familyOf(address), value: valueOf(address) }).toEqual({ family, value });
  });

  it.each([
    '',
    'x',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.',
    '1.2.3.-4',
    ' 1.2.3.4',
    ':',
    ':::',
    '1:::2',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8:9',
    '12345::',
    'g::',
    '1.2.3.4::',
    '::1.2.3.4.5',
    '::1.2.3.4:1',
    '::ffff:1.2.3',
    ':1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7:8:',
    'fe80::1%eth0',
    '::1/64',
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '::ffff:01.2.3.4',
    '::0x1.2.3.4',
    '00000::1',
    `${'0'.repeat(46)}::`,
  ])('"%s" is none', (text) => {
    expect(parseIpAddress(text)).toBeNull();
  });
});

it('writes a mapped v4 address as what it is', () => {
  expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(plainAddress('::ffff:c000:201')).toBe('192.0.2.1');
  for (const other of ['192.0.2.1', '2001:db8::1', 'unknown']) {
    expect(plainAddress(other)).toBe(other);
  }
});

describe('networks', () => {
  it.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '::/129',
    '::ffff:10.0.0.0/95',
    '10.0.0.0/8/8',
    '/8',
    'PE',
  ])('"%s" is none', (text) => {
    expect(parseNetwork(text)).toBeNull();
  });

  it('hold what they should at their edges', () => {
    expect(contains('203.0.113.0/24', '203.0.113.0')).toBe(true);
    expect(contains('203.0.113.0/24', '203.0.113.255')).toBe(true);
    expect(contains('203.0.113.0/24', '203.0.114.0')).toBe(false);
    expect(contains('203.0.113.7', '203.0.113.7')).toBe(true);
    expect(contains('0.0.0.0/0', '8.8.8.8')).toBe(true);
    expect(contains('0.0.0.0/0', '::1')).toBe(false);
    expect(contains('::ffff:10.0.0.0/104', '10.9.9.9')).toBe(true);
    expect(contains('10.0.0.0/8', '::ffff:10.9.9.9')).toBe(true);
  });

  it('say the same as Node of any v4 address and network', () => {
    const anywhere = fc.tuple(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }));
    fc.assert(
      fc.property(anywhere, ([ip, base, prefix]) => {
        const list = new BlockList();
        list.addSubnet(base, prefix, 'ipv4');
        expect(contains(`${base}/${prefix}`, ip)).toBe(list.check(ip, 'ipv4'));
      }),
    );
  });

  it('say the same as Node of any v6 address and network', () => {
    const anywhere = fc.tuple(fc.ipV6(), fc.ipV6(), fc.integer({ min: 1, max: 128 }));
    fc.assert(
      fc.property(anywhere, ([ip, base, prefix]) => {
        // Mapped v4 addresses are v4 to us.
        fc.pre(familyOf(parseIpAddress(ip)) === 6 && familyOf(parseIpAddress(base)) === 6);
        const list = new BlockList();
        list.addSubnet(base, prefix, 'ipv6');
        expect(contains(`${base}/${prefix}`, ip)).toBe(list.check(ip, 'ipv6'));
      }),
    );
  });

  it('always hold the address they were made of, and less of it the longer they are', () => {
    const any = fc.tuple(fc.ipV4(), fc.ipV4(), fc.integer({ min: 1, max: 32 }));
    fc.assert(
      fc.property(any, ([base, ip, prefix]) => {
        expect(contains(`${base}/${prefix}`, base)).toBe(true);
        if (contains(`${base}/${prefix}`, ip)) {
          expect(contains(`${base}/${prefix - 1}`, ip)).toBe(true);
        }
      }),
    );
  });
});
