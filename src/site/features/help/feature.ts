import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const helpFeature = siteFeature({
  screens: {
    help: FIRST,
  },
  dialogs: {
    help: async () => (await import('./HelpDialog.tsx')).HelpDialog,
  },
});
