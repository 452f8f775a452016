import type { Parts } from '../../parts.ts';
import type { JackpotPort } from '../jackpot-port.ts';
import type { WalletPort } from '../wallet-port.ts';

/** What our own games run on. */
export interface House extends Pick<Parts, 'db' | 'clock' | 'log'> {
  wallet: WalletPort;
  jackpots: JackpotPort;
}
