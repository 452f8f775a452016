import { siteFeature } from '../../frame/site-feature.ts';

export const feedbackFeature = siteFeature({
  dialogs: {
    feedback: async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
  },
});
