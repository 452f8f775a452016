import type { GameHosts } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { PageSources } from './html-page.ts';

/** Origins of outside vendors' games and pictures, which the pages of a brand may load. */
export function gameSources(
  { frameSources = '', imageSources }: Pick<Parts['vendors'], 'frameSources' | 'imageSources'>,
  { imageCDNs, launchGameCDNs }: GameHosts,
): PageSources {
  const frames = [frameSources, ...launchGameCDNs].filter((one) => one !== '');
  return {
    frameSources: frames.length === 0 ? undefined : frames.join(' '),
    imageSources: [...imageSources, ...imageCDNs],
  };
}
