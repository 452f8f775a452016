import { expect, it } from 'vitest';
import type { RegisterRule } from '#contract/generated/types.ts';
import { REGISTRATION_FIELD_IDS } from '#domain/registration/registration-fields.ts';
import {
  changedProperties,
  effectiveEdits,
  RULE_GROUPS,
} from '#office/features/register-rules/rule-groups.ts';

const nickname: RegisterRule = {
  field: 'nickname',
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 32,
  acceptedPattern: '',
  patternId: 'anyCharacters',
};

it('has a line for every field but the confirmation, which follows the password', () => {
  const shown = RULE_GROUPS.flatMap(({ fields }) => fields);
  expect([...shown, 'confirmPassword'].toSorted()).toEqual([...REGISTRATION_FIELD_IDS].toSorted());
});

it('keeps only edits that change something', () => {
  expect(effectiveEdits([nickname], null)).toBeNull();
  expect(effectiveEdits([nickname], { nickname: { ...nickname } })).toBeNull();
  const longer = { ...nickname, maxLength: 40, required: true };
  expect(effectiveEdits([nickname], { nickname: longer })).toEqual({ nickname: longer });
  expect(changedProperties(nickname, longer)).toEqual(['required', 'maxLength']);
});
