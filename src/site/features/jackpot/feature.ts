import { siteFeature } from '../../frame/site-feature.ts';

export const jackpotFeature = siteFeature({
  panels: ['jackpots'],
});
