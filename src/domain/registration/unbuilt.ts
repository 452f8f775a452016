import { plannedOperations } from '#contract/generated/planned-operations.ts';
import type { RegisterRule, RegistrationField } from '#contract/generated/types.ts';
import type { OperationName } from '#contract/operation.ts';
import { isRegistrationField, REGISTRATION_FIELD_IDS } from './registration-fields.ts';

/** Fields that a way to register adds by itself; a rule has no effect on them. */
const STRUCTURAL_FIELDS: ReadonlySet<string> = new Set<RegistrationField>(['verificationCode']);

/** The operations that a flag's effect needs. */
export const FLAG_OPERATIONS: Readonly<Record<string, readonly OperationName[]>> = {
  MOBILENUMREG3: ['registerByMobile', 'sendRegisterSms'],
  MOBILENUMPASSREG3: ['registerByMobile'],
  REGMOBVERF3: ['sendRegisterSms'],
  MOBILEVERCODELOGIN3: ['sendLoginSms'],
  FREEPLAY3: ['loginFreePlay'],
  CHNGPASSVERIF3: ['sendPasswordSms', 'setPasswordByPhone'],
  AGENTPOLICY3: ['getConsolidatedFunds'],
};

/**
 * Flags whose effect is not built: an operation is still planned. A stored value is ignored, and
 * turning one on is refused.
 */
const UNBUILT_FLAGS: ReadonlySet<string> = new Set(
  Object.keys(FLAG_OPERATIONS).filter((flag) =>
    FLAG_OPERATIONS[flag]?.some((operation) => plannedOperations.includes(operation)),
  ),
);

/** Whether a register rule may enable a field. */
export function isRuledField(field: string): boolean {
  return isRegistrationField(field) && !STRUCTURAL_FIELDS.has(field);
}

/** Fields that register rules enable, in the product's order. */
export const RULED_FIELD_IDS: readonly RegistrationField[] =
  REGISTRATION_FIELD_IDS.filter(isRuledField);

export function isBuiltFlag(flag: string): boolean {
  return !UNBUILT_FLAGS.has(flag);
}

/** Rules that have an effect: those stored for unbuilt and structural fields are omitted. */
export function effectiveRules<Rule extends Pick<RegisterRule, 'field'>>(
  rules: readonly Rule[],
): readonly Rule[] {
  return rules.filter(({ field }) => isRuledField(field));
}

/** The flags as they take effect: unbuilt ones are off whatever is stored. */
export function effectiveFlags(
  flags: Readonly<Record<string, boolean>>,
): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(flags).map(([id, enabled]) => [id, enabled && isBuiltFlag(id)]),
  );
}
