import type { ComponentType } from 'react';
import type { LoginMethod } from '#brand/site-plan.ts';
import { SmsLoginForm } from './SmsLoginForm.tsx';
import { UsernameLoginForm } from './UsernameLoginForm.tsx';

/** The ways to sign in that this release has a form for; a plan may offer fewer. */
export const loginForms: Partial<Record<LoginMethod['id'], ComponentType>> = {
  username: UsernameLoginForm,
  sms: SmsLoginForm,
};
