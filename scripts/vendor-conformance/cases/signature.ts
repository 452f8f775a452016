import assert from 'node:assert/strict';
import type { ErrorCode } from '#contract/error-code.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import { expectRefused, expectTaken } from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import { isForm, sealed, setPlace, strangerKey, textAt } from '../wire.ts';

/** The last ones are names that every object of the language has. */
const STRANGERS = ['nobody', '', 'constructor', '__proto__', 'toString'];

const STALE_MS = 6 * 60_000;

export const signatureCases: readonly ConformanceCase[] = [
  {
    covers: [8],
    title: 'a wrong signature is refused, and an unknown vendor',
    needs: ['balance'],
    async run(book, target) {
      const { dialect } = target;
      const call = sampleCall('balance', await book.openPlayer(10n * book.unit));
      const forged = { key: strangerKey(dialect), accessToken: 'a-token-of-no-vendor' };
      expectRefused(await book.call(call, forged), 'INVALID_SIGNATURE', target);
      const places = await book.signaturePlaces(call);
      assert.notEqual(places.length, 0, 'the call carries no signature');
      for (const place of places) {
        const values = ['', 'x'];
        if (dialect.code === 'hmac') {
          values.push(`${textAt(await book.write(call, forged), place)}=`);
        }
        for (const value of values) {
          const sent = setPlace(await book.write(call), place, value);
          expectRefused(await book.exchange(call, sent), 'INVALID_SIGNATURE', target);
        }
      }
      // A bearer token belongs to its vendor, so that its refusal may be that of the token.
      const codes: readonly ErrorCode[] =
        dialect.code === 'bearer' ? ['INVALID_PARTNER', 'INVALID_SIGNATURE'] : ['INVALID_PARTNER'];
      for (const vendor of STRANGERS) {
        // Our own contract names the vendor in a header and the others in the path.
        if (dialect.code === 'hmac') {
          expectRefused(await book.call(call, { vendor }), codes, target);
        } else if (vendor !== '') {
          const path = `/wallet/${dialect.code}/${vendor}/${dialect.calls.balance ?? ''}`;
          expectRefused(await book.call(call, { vendor, path }), codes, target);
        }
      }
    },
  },
  {
    covers: [9],
    title: 'a missing signature is refused, and a missing vendor name',
    needs: ['balance'],
    async run(book, target) {
      const call = sampleCall('balance', await book.openPlayer(10n * book.unit));
      for (const place of await book.signaturePlaces(call)) {
        const unsigned = setPlace(await book.write(call), place, undefined);
        expectRefused(await book.exchange(call, unsigned), 'INVALID_SIGNATURE', target);
      }
      if (target.dialect.code !== 'hmac') return;
      const place = { part: 'header', name: 'x-vendor' } as const;
      const unnamed = setPlace(await book.write(call), place, undefined);
      expectRefused(await book.exchange(call, unnamed), 'INVALID_PARTNER', target);
    },
  },
  {
    covers: [10],
    title: 'the signature is over the bytes, not over the content',
    needs: ['balance'],
    only: ({ code }) => {
      if (code === 'sorted') return 'the dialect signs its fields, not the bytes of the body';
      return code === 'bearer' ? 'the dialect signs no body: its calls carry a bearer token' : true;
    },
    async run(book, target) {
      const { dialect, keys } = target;
      const call = sampleCall('balance', await book.openPlayer(10n * book.unit));
      const sent = await book.write(call);
      assert.ok(!isForm(sent), 'the body is JSON');
      const spaced = JSON.stringify(JSON.parse(sent.body), null, 2);
      const rewritten = await book.exchange(call, { ...sent, body: spaced });
      expectRefused(rewritten, 'INVALID_SIGNATURE', target);
      const signed = sealed(sent, spaced, dialect, keys[0]);
      assert.ok(signed !== null, 'the suite cannot reproduce the signature');
      expectTaken(await book.exchange(call, signed));
    },
  },
  {
    covers: [11],
    title: 'a call older than five minutes is refused, and the same bytes sent twice',
    needs: ['time', 'balance'],
    async run(book, target) {
      const call = sampleCall('balance', await book.openPlayer(10n * book.unit));
      const old = { now: new Date(Date.now() - STALE_MS) };
      expectRefused(await book.call(call, old), 'STALE_CALL', target);
      const sent = await book.write(call);
      expectTaken(await book.exchange(call, sent));
      expectRefused(await book.exchange(call, sent), 'REPEATED_CALL', target);
    },
  },
  {
    covers: [12],
    title: 'during a rotation both keys are accepted, and a key of no vendor is refused',
    needs: ['balance'],
    async run(book, target) {
      const call = sampleCall('balance', await book.openPlayer(10n * book.unit));
      for (const key of target.keys) expectTaken(await book.call(call, { key }));
      const forged = { key: strangerKey(target.dialect), accessToken: 'a-token-of-a-retired-key' };
      expectRefused(await book.call(call, forged), 'INVALID_SIGNATURE', target);
    },
  },
];
