import type { Tx } from '../../platform/db/database.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';

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

/** Gives a brand its first flags and register rules; what is there already stays. */
export async function writeDefaultRules(tx: Tx, brand: string): Promise<void> {
  await tx
    .insertInto('whitelabel_flag')
    .values(Object.entries(FLAGS).map(([module, enabled]) => ({ brand, module, enabled })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rules = Object.entries(FIELDS).map(([field, need]) => {
    const { minLength, maxLength, patternId } = REGISTRATION_FIELDS[field as Field];
    return {
      brand,
      field,
      enabled: true,
      required: need === 'required',
      min_length: minLength,
      max_length: maxLength,
      pattern_id: patternId,
    };
  });
  await tx
    .insertInto('register_rule')
    .values(rules)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
