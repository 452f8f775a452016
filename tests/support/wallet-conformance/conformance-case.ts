import { expect } from 'vitest';
import type { WalletReply } from './wallet-target.ts';

/** The call was taken. */
export function expectTaken(
  reply: WalletReply,
  value: Readonly<Record<string, unknown>> = {},
): void {
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ success: true, value });
  expect(reply.status).toBe(200);
}
