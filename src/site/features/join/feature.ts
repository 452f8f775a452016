import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const joinFeature = siteFeature({
  screens: {
    join: FIRST,
  },
});
