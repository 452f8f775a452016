import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const downloadFeature = siteFeature({
  screens: {
    download: FIRST,
  },
});
