import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { PaymentChannel } from './payment-channel.ts';
import { sandboxChannel } from './sandbox/sandbox-channel.ts';

export interface Payments {
  readonly sandbox: PaymentChannel;
  /** The channels that players may deposit through. */
  readonly channels: readonly PaymentChannel[];
}

/** Play money is accepted in a demo only. */
export function openPayments({ mode, secrets }: Config, clock: Clock): Payments {
  const sandbox = sandboxChannel(secrets.sandboxPayment, clock);
  return { sandbox, channels: mode === 'demo' ? [sandbox] : [] };
}
