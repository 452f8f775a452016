import type { FastifyRequest } from 'fastify';
import type { OperationName } from '#contract/operation.ts';
import { clientAddress } from '../client-address.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { isDeviceOfName, isDeviceOfStaff } from '../session/known-device.ts';
import type { PasswordLimits } from './password-limits.ts';

/**
 * Lets a call that hashes a password through. The facts of the call are known by then.
 * @throws Problem RATE_LIMITED
 */
export function passPasswordLimits(
  request: FastifyRequest,
  operation: OperationName,
  { db, clock, passwordLimits }: { db: Db; clock: Clock; passwordLimits: PasswordLimits },
): Promise<void> {
  const { facts, body } = request;
  const token = facts?.deviceToken() ?? null;
  const brand = facts?.site?.brand ?? '';
  return passwordLimits.pass({
    operation,
    brand,
    ip: clientAddress(request),
    isKnownDevice: (usernameKey) =>
      operation === 'staffLogin'
        ? isDeviceOfStaff(db, { usernameKey, token }, clock)
        : isDeviceOfName(db, { brand, usernameKey, token }, clock),
    body,
  });
}
