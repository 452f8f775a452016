import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { JackpotPort } from '../jackpot-port.ts';
import type { WalletPort } from '../wallet-port.ts';

export interface HouseDependencies {
  db: Db;
  clock: Clock;
  wallet: WalletPort;
  jackpots: JackpotPort;
  log: Log;
}
