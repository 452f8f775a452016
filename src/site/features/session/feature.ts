import { loginTexts } from './login-texts.ts';
import { siteFeature } from '../../frame/site-feature.ts';

export const sessionFeature = siteFeature({
  dialogs: {
    login: async () => (await import('./LoginDialog.tsx')).LoginDialog,
    freePlay: async () => (await import('./FreePlayDialog.tsx')).FreePlayDialog,
    realAccount: async () => (await import('./RealAccountDialog.tsx')).RealAccountDialog,
    signOut: async () => (await import('./SignOutDialog.tsx')).SignOutDialog,
    sessionEnded: async () => (await import('./SessionEndedDialog.tsx')).SessionEndedDialog,
  },
  texts: { login: loginTexts },
});
