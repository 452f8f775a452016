import { siteFeature } from '../../frame/site-feature.ts';

export const passwordFeature = siteFeature({
  screens: {
    resetPassword: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen,
  },
  dialogs: {
    forgotPassword: async () => (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
    changePassword: async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
  },
});
