import { patternMessageKey, patternParams } from '#domain/registration/check-field-value.ts';
import {
  type FieldRule,
  METHOD_FLAGS,
  openMethods,
  registrationForm,
  type RegistrationMethod,
  verifiesMobile,
} from '#domain/registration/registration-form.ts';
import { REGISTRATION_FIELD_IDS } from '#domain/registration/registration-fields.ts';
import type { Because } from '../because.ts';
import type { PlannedField, RegistrationForm, RegistrationPlan } from '../site-plan.ts';
import { type Assembly, isOn, remove } from './context.ts';
import { labelOf, labelOr, withParams } from './label.ts';
import { byFlag, byProduct, byScreen, hiddenAt, named } from './reasons.ts';
import { FIELD_PRESENTATION } from './registration-inputs.ts';

/** The form: the server decides which fields there are, the brand their order, groups and words. */
export function planRegistration(assembly: Assembly): RegistrationPlan {
  const { registration, legal } = assembly.manifest;
  const forms = planForms(assembly);
  const [first] = forms;
  return {
    open: first !== undefined,
    method: first?.method ?? null,
    fields: first?.fields ?? [],
    forms,
    groups: registration.groups.map((group) => ({
      id: group.id,
      label: labelOf(assembly, group.label),
    })),
    presentation: registration.presentation,
    mobileVerified: verifiesMobile(assembly.flags),
    phoneService: assembly.permissionInfo.phoneService ?? null,
    signsIn: isOn(assembly, 'DIRECTREG3'),
    terms: {
      label: withParams(labelOf(assembly, registration.terms.label), { age: legal.minimumAge }),
      preticked: registration.terms.preticked,
      version: legal.termsVersion,
      minimumAge: legal.minimumAge,
      because: [named('/registration/terms'), named('/legal/minimumAge')],
    },
  };
}

function planForms(assembly: Assembly): readonly RegistrationForm[] {
  const open = new Set(openMethods(assembly.flags));
  const built = assembly.built.has('register');
  const forms: RegistrationForm[] = [];
  for (const [index, item] of assembly.manifest.registration.methods.entries()) {
    const pointer = `/registration/methods/${index}`;
    const allowed = open.has(item.id);
    const hidden = item.hidden === true;
    const because = [
      named(pointer),
      ...(hidden ? [hiddenAt(pointer)] : [byFlag(METHOD_FLAGS[item.id], allowed)]),
      ...(built ? [] : [byScreen('register', false)]),
    ];
    if (hidden || !allowed || !built) {
      remove(assembly, `registration/forms/${item.id}`, because);
      continue;
    }
    forms.push({
      method: item.id,
      label: labelOf(assembly, item.label),
      fields: planFields(assembly, item.id),
      because,
    });
  }
  return forms;
}

/** Fields in the brand's order; those the brand does not place follow in the product's order. */
function planFields(assembly: Assembly, method: RegistrationMethod): readonly PlannedField[] {
  const form = registrationForm(method, assembly.flags, assembly.registerRules);
  const offered = new Map(form.map((rule) => [rule.field, rule]));
  const items = assembly.manifest.registration.fields;
  const placed = new Map(items.map((item, index) => [item.id, { item, index }]));
  const order = new Set([...items.map((item) => item.id), ...REGISTRATION_FIELD_IDS]);
  const fields: PlannedField[] = [];
  for (const id of order) {
    const rule = offered.get(id);
    const place = placed.get(id);
    const pointer = place === undefined ? null : `/registration/fields/${place.index}`;
    const because: Because[] = pointer === null ? [] : [named(pointer)];
    const element = `registration/${method}/${id}`;
    if (rule === undefined) {
      if (pointer !== null) remove(assembly, element, [...because, absent(assembly, id)]);
      continue;
    }
    because.push(...ruleReasons(rule));
    if (place?.item.hidden === true && pointer !== null && !rule.required) {
      remove(assembly, element, [...because, hiddenAt(pointer)]);
      continue;
    }
    fields.push({ ...planField(assembly, rule, place?.item), because });
  }
  return fields;
}

function absent(assembly: Assembly, field: string): Because {
  if (field === 'verificationCode') return byFlag('REGMOBVERF3', verifiesMobile(assembly.flags));
  const rule = assembly.registerRules.find((item) => item.field === field);
  if (rule === undefined) return { kind: 'rule', effect: 'removes', field, property: 'absent' };
  // A rule that is on and still without a field: this way to register has no use for it.
  return rule.enabled
    ? byProduct('methodNeedsField', 'removes')
    : { kind: 'rule', effect: 'removes', field, property: 'enabled' };
}

function ruleReasons(rule: FieldRule): readonly Because[] {
  const { field } = rule;
  const reasons: Because[] = [];
  if (rule.structural) reasons.push(byProduct('methodNeedsField', 'adds'));
  else reasons.push({ kind: 'rule', effect: 'adds', field, property: 'enabled' });
  if (rule.ruled && rule.required) {
    reasons.push({ kind: 'rule', effect: 'changes', field, property: 'required' });
  }
  if (rule.ruled) reasons.push({ kind: 'rule', effect: 'changes', field, property: 'length' });
  return reasons;
}

type FieldItem = Assembly['manifest']['registration']['fields'][number];

function planField(
  assembly: Assembly,
  rule: FieldRule,
  item: FieldItem | undefined,
): Omit<PlannedField, 'because'> {
  const { groups } = assembly.manifest.registration;
  const wanted = item?.group ?? FIELD_PRESENTATION[rule.field].group;
  const group = groups.some(({ id }) => id === wanted) ? wanted : (groups[0]?.id ?? wanted);
  return {
    id: rule.field,
    group,
    label: labelOr(assembly, item?.label, `plan:registration.field.${rule.field}`),
    help: item?.help === undefined ? null : labelOf(assembly, item.help),
    placeholder: item?.placeholder === undefined ? null : labelOf(assembly, item.placeholder),
    required: rule.required,
    minLength: rule.minLength,
    maxLength: rule.maxLength,
    patternId: rule.patternId,
    acceptedPattern: rule.acceptedPattern,
    messageKey: patternMessageKey(rule.patternId),
    messageParams: patternParams(rule),
    inputType: FIELD_PRESENTATION[rule.field].inputType,
    autocomplete: FIELD_PRESENTATION[rule.field].autocomplete,
  };
}
