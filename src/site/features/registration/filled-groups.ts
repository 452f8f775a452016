import type { Label, PlannedField, RegistrationPlan } from '#brand/site-plan.ts';

export interface FilledGroup {
  readonly id: string;
  readonly label: Label | null;
  readonly fields: readonly PlannedField[];
}

/** The groups that have fields, in the brand's order; each field keeps its place within its group. */
export function filledGroups(
  groups: RegistrationPlan['groups'],
  fields: readonly PlannedField[],
): readonly FilledGroup[] {
  return groups
    .map(({ id, label }) => ({ id, label, fields: fields.filter(({ group }) => group === id) }))
    .filter((group) => group.fields.length > 0);
}
