import type { Tx } from '../platform/db/database.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { seedSetting } from '../settings/setting-store.ts';

/** What the platform allows a new brand until an operator says otherwise. */
const FLAGS: Readonly<Record<string, boolean>> = {
  USERNAMEREG3: true,
  MOBILENUMREG3: false,
  MOBILEVERCODELOGIN3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: false,
  FREEPLAY3: false,
  PWDEXPFORCECHANGE3: false,
  DIRECTREG3: true,
  AGENTPOLICY3: false,
  CHNGPASSVERIF3: false,
};

type Field = keyof typeof REGISTRATION_FIELDS;

/** Asked of a new brand's players, and whether they must answer. A birthday proves the age. */
const FIELDS: Readonly<Partial<Record<Field, 'required' | 'optional'>>> = {
  username: 'required',
  password: 'required',
  confirmPassword: 'required',
  birthday: 'required',
  email: 'optional',
};

/** Gives a brand its first flags and register rules; existing ones stay. */
export async function writeDefaultRules(tx: Tx, brand: string): Promise<void> {
  const rules = Object.entries(FIELDS).map(([field, need]) => ({
    field: field as Field,
    enabled: true,
    required: need === 'required',
    acceptedPattern: '',
    ...REGISTRATION_FIELDS[field as Field],
  }));
  await seedSetting(tx, { brand, kind: 'whitelabelFlags', version: 0, value: FLAGS });
  await seedSetting(tx, { brand, kind: 'registerRules', version: 0, value: rules });
}
