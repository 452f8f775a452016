import { expect, it } from 'vitest';
import { addressGroup } from '#server/platform/address-group.ts';

it('groups IPv6 addresses by their /64 and leaves IPv4 addresses alone', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('2001:db8:1:2::1')).toBe(addressGroup('2001:db8:1:2:ffff::9'));
  expect(addressGroup('2001:db8:1:2::1')).not.toBe(addressGroup('2001:db8:1:3::1'));
  expect(addressGroup('fe80::1%eth0')).toBe(addressGroup('fe80::2'));
  expect(addressGroup('not an address: at all')).toBe('not an address: at all');
});
