import type { FlagValues } from './flag-effect.ts';

/** Flags whose effect needs codes by SMS. */
const SMS_FLAGS = [
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
] as const;

/** The flags as they take effect on a server that cannot send text messages. */
export function withoutSms(flags: FlagValues): FlagValues {
  return { ...flags, ...Object.fromEntries(SMS_FLAGS.map((flag) => [flag, false])) };
}
