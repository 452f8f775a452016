import { siteFeature } from '../../frame/site-feature.ts';

const load = async () => (await import('./SportsbookScreen.tsx')).SportsbookScreen;

export const sportsbookFeature = siteFeature({
  screens: { sports: load, esports: load, footballSports: load },
  panels: ['liveMatches'],
});
