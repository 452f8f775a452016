import { BUILT_THIRD_PARTIES } from '#domain/built/built-values.ts';
import { METHOD_FLAGS, REGISTRATION_METHODS } from '#domain/registration/registration-form.ts';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';

/** Fields about ways to sign in, each with whether this release serves one. */
const FIELDS: Readonly<Record<string, boolean>> = {
  'auth.freePlay': isBuiltFlag('FREEPLAY3'),
  'auth.thirdParty': BUILT_THIRD_PARTIES.length > 0,
};

const isBuiltMethod = (id: string): boolean =>
  REGISTRATION_METHODS.some((method) => method === id && isBuiltFlag(METHOD_FLAGS[method]));
const isBuiltHeader = (element: string): boolean =>
  element !== 'freePlay' || isBuiltFlag('FREEPLAY3');

/** Values of a field that this release may not serve, by shape. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  'auth.methods.id': (id) => id !== 'sms' || isBuiltFlag('MOBILEVERCODELOGIN3'),
  'auth.thirdParty.id': (id) => BUILT_THIRD_PARTIES.includes(id),
  'auth.forgotPassword.id': (id) => id !== 'mobile' || isBuiltFlag('CHNGPASSVERIF3'),
  'registration.methods.id': isBuiltMethod,
  'menus.header.visitor.element': isBuiltHeader,
  'menus.header.member.element': isBuiltHeader,
  'menus.header.agent.element': isBuiltHeader,
  'menus.header.trial.element': isBuiltHeader,
};

/** Whether a form shows the field. What is stored in a field that is not shown stays as it is. */
export function isBuiltShape(shape: string): boolean {
  return FIELDS[shape] ?? true;
}

/** Whether a form offers the value. A stored one that is not offered stays valid. */
export function isBuiltValue(shape: string, value: string): boolean {
  return VALUES[shape]?.(value) ?? true;
}
