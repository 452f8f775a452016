import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const documentFeature = siteFeature({
  screens: {
    about: FIRST,
    licences: FIRST,
    responsibleGaming: FIRST,
    terms: FIRST,
    privacy: FIRST,
    depositTutorial: FIRST,
  },
});
