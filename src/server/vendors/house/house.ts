import type { Parts } from '../../parts.ts';
import type { HouseGames } from './house-games.ts';
import type { JackpotPort } from '../jackpot-port.ts';
import type { PlayMode } from '#contract/generated/types.ts';
import type { LaunchPort, RoundWallet } from '../wallet-port.ts';

/** What our own games run on. */
export interface House extends Pick<Parts, 'db' | 'clock' | 'log'> {
  games: HouseGames;
  launches: LaunchPort;
  /** A round is staked from and paid into the wallet of its mode. */
  wallets: Readonly<Record<PlayMode, RoundWallet>>;
  jackpots: JackpotPort;
}
