import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const homeFeature = siteFeature({
  screens: {
    home: FIRST,
  },
  panels: ['winners'],
});
