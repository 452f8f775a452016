import { REGISTRATION_TEXTS } from './registration-texts.ts';
import { siteFeature } from '../../frame/site-feature.ts';

export const registrationFeature = siteFeature({
  dialogs: {
    register: async () => (await import('./RegistrationDialog.tsx')).RegistrationDialog,
  },
  texts: { register: () => REGISTRATION_TEXTS },
});
