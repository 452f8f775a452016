import type { GameHosts } from '#contract/generated/types.ts';

export interface GameHostFault {
  /** JSON pointer into the hosts. */
  readonly pointer: '/imageCDNs' | '/launchGameCDNs';
  readonly code: 'pattern' | 'uniqueItems' | 'maxItems';
}

const ORIGIN = /^https?:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$/;
export const MOST_GAME_HOSTS = 10;

/** One host a line, as staff type them. */
export const readHosts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\/+$/, ''))
    .filter((line) => line !== '');

/** The rule of the contract, for those who type. */
export function gameHostFaults(hosts: GameHosts): readonly GameHostFault[] {
  return (['imageCDNs', 'launchGameCDNs'] as const).flatMap((list): GameHostFault[] => {
    const pointer = `/${list}` as const;
    const given = hosts[list];
    if (given.some((host) => !ORIGIN.test(host))) return [{ pointer, code: 'pattern' }];
    if (new Set(given).size < given.length) return [{ pointer, code: 'uniqueItems' }];
    return given.length > MOST_GAME_HOSTS ? [{ pointer, code: 'maxItems' }] : [];
  });
}
