import { expect, it } from 'vitest';
import { networkOf } from '#domain/second-factor/network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['0.0.0.0', '0.0.0.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:DB8:0001:ffff:ffff:ffff:ffff:ffff', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['', null],
  ['localhost', null],
  ['203.0.113', null],
  ['203.0.113.256', null],
  ['0xcb.0.113.7', null],
])('reads %j as the network %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
