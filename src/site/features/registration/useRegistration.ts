import { useAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import type { PlannedField, RegistrationForm } from '#brand/site-plan.ts';
import { CODE_FIELDS, invitationCode } from '#domain/registration/invitation-code.ts';
import { forgetInvitation, rememberedInvitation } from '../../frame/remembered-invitation.ts';
import {
  type PhoneService,
  type ServiceProof,
  usePhoneService,
} from '../../frame/phone-service/usePhoneService.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { type BrowserClient, useClient } from '#ui/query/client-context.ts';
import { afterPress } from '#ui/press/after-press.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { checkField, checkForm, type FormFaults, type FormValues } from './check-form.ts';
import type { FilledGroup } from './filled-groups.ts';
import { CAPTCHA, registrationRequest } from './registration-body.ts';
import { atCode } from './at-code.ts';
import { enteredNumber } from './entered-number.ts';
import { registrationDraftAtom } from './registration.atoms.ts';
import { useAfterRegister } from './useAfterRegister.ts';

export interface RegistrationEntry {
  /** The code that proves the number, asked for because somebody has registered it; else null. */
  proof: PlannedField | null;
  /** Proves the number instead of a code by SMS; null: the brand has none. */
  phoneService: PhoneService | null;
  formRef: RefObject<HTMLFormElement | null>;
  values: FormValues;
  terms: boolean;
  step: number;
  pending: boolean;
  /** The invitation code that nobody invites by; null: none. */
  wrongCode: string | null;
  /** Goes on without that code, or back to the form. */
  dropCode: (goesOn: boolean) => void;
  /** What concerns the form as a whole. */
  message: string | null;
  problemOf: (field: string) => string | undefined;
  change: (field: string, value: string) => void;
  /** Shows a problem at a field and moves focus there. */
  refuse: (field: string, message: string) => void;
  /** A field was left: now it may be told what is wrong with it. */
  leave: (field: PlannedField) => void;
  setTerms: (accepted: boolean) => void;
  back: () => void;
  submit: () => Promise<void>;
  /** Clears all fields. */
  reset: () => void;
  /** Something was typed, which a reset would clear. */
  hasTyped: boolean;
}

/** The state of a registration: values, faults found here and told by the server, step by step. */
export function useRegistration(
  form: RegistrationForm,
  steps: readonly FilledGroup[],
): RegistrationEntry {
  const { registration, market } = useSitePlan();
  const say = useTexts('registration', 'pattern');
  const problemText = useProblemText();
  const afterRegister = useAfterRegister();
  const formRef = useRef<HTMLFormElement>(null);
  const [draft, setValues] = useAtom(registrationDraftAtom);
  const values: FormValues = { countryDialingCode: market.dialingCode, ...draft };
  const [terms, setTerms] = useState(registration.terms.preticked);
  const [faults, setFaults] = useState<FormFaults>({});
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [step, setStep] = useState(0);
  const client = useClient();
  const [wrongCode, setWrongCode] = useState<string | null>(null);
  const [ignoresCode, setIgnoresCode] = useState(false);
  const phoneService = usePhoneService();
  const [isProving, setProving] = useState(false);
  const [asksProof, setAsksProof] = useState(false);
  const proof = asksProof ? proofField(form.fields) : null;
  const fields = proof === null ? form.fields : [...form.fields, proof];
  const byUsername = useCommand('register');
  const byMobile = useCommand('registerByMobile');
  const {
    pending,
    problem,
    reset: clearProblem,
  } = form.method === 'username' ? byUsername : byMobile;
  const shown = [...fields.map(({ id }) => id), 'termsAccepted'];
  const facts = { minimumAge: registration.terms.minimumAge, today: new Date() };

  const focusFirst = (names: readonly string[]): void => {
    // After the step with the field has been drawn.
    setTimeout(() => {
      const [first] = names;
      formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    });
  };

  const tellAt = (byField: Readonly<Record<string, string>>): void => {
    setTold(byField);
    const [first] = Object.keys(byField);
    const at = steps.findIndex((group) => group.fields.some(({ id }) => id === first));
    if (at >= 0) setStep(at);
    if (first !== undefined) focusFirst([first]);
  };

  /** The proof of the phone service; null: none is asked for. @returns false when it refused the code */
  const proveNumber = async (): Promise<ServiceProof | null | false> => {
    if (phoneService === null || !fields.some(({ id }) => id === 'verificationCode')) return null;
    setProving(true);
    const code = values['verificationCode'] ?? '';
    const outcome = await phoneService.prove(enteredNumber(values), code);
    setProving(false);
    if (outcome.ok) return outcome.proof;
    tellAt({ verificationCode: outcome.fault });
    return false;
  };

  const submit = async (): Promise<void> => {
    const here = steps[step]?.fields ?? [];
    const last = step === steps.length - 1;
    const found = checkForm(last ? fields : here, values, facts);
    const missing = last && !terms ? { termsAccepted: say('registration:termsNeeded') } : {};
    setFaults(found);
    setTold(missing);
    const wrong = [...Object.keys(found), ...Object.keys(missing)];
    if (wrong.length > 0) {
      const at = steps.findIndex((group) => group.fields.some(({ id }) => id === wrong[0]));
      if (at >= 0) setStep(at);
      return focusFirst(wrong);
    }
    if (!last) return setStep(step + 1);
    const remembered = rememberedInvitation(() => sessionStorage);
    const invited = ignoresCode ? null : (invitationCode(location.search) ?? remembered);
    const typed = CODE_FIELDS.map((id) => (values[id] ?? '').trim()).filter((code) => code !== '');
    for (const code of typed.length === 0 && invited !== null ? [invited] : typed) {
      if (!(await isInvitation(client, code))) return setWrongCode(code);
    }
    const proven = await proveNumber();
    if (proven === false) return;
    const { operation, body } = registrationRequest(
      { method: form.method, fields },
      values,
      registration,
      { registerUrl: addressWith(invited), proof: proven },
    );
    const outcome =
      operation === 'register' ? await byUsername.run({ body }) : await byMobile.run({ body });
    if (outcome.ok) {
      setValues({});
      forgetInvitation(() => sessionStorage);
      return afterRegister(outcome.value.session !== null);
    }
    // An answered check counts once, whatever the request came to.
    setValues(without(values, CAPTCHA));
    // The field appears with the answer that asks for it.
    const refused = atCode(outcome.problem);
    const asked = refused.fields['/verificationCode'] !== undefined;
    if (asked && !form.fields.some(({ id }) => id === 'verificationCode')) setAsksProof(true);
    const { byField } = fieldProblems(refused, [...shown, ...(asked ? ['verificationCode'] : [])]);
    tellAt(byField);
  };

  return {
    phoneService,
    wrongCode,
    dropCode: (goesOn) => {
      setWrongCode(null);
      if (!goesOn) return;
      setIgnoresCode(true);
      setValues(CODE_FIELDS.reduce((rest, field) => without(rest, field), values));
    },
    proof,
    formRef,
    values,
    terms,
    step,
    pending: pending || isProving,
    message: problem === null ? null : problemText(problem),
    problemOf: (field) => {
      const fault = faults[field];
      return told[field] ?? (fault === undefined ? undefined : say(fault.messageKey, fault.params));
    },
    refuse: (field, message) => {
      setTold((current) => ({ ...current, [field]: message }));
      focusFirst([field]);
    },
    change: (field, value) => {
      const next = { ...values, [field]: value };
      setValues(next);
      setTold((current) => without(current, field));
      // A fault that was shown goes as soon as it is mended.
      const rule = fields.find(({ id }) => id === field);
      if (
        rule !== undefined &&
        faults[field] !== undefined &&
        checkField(rule, next, facts) === null
      ) {
        setFaults((current) => without(current, field));
      }
    },
    leave: (field) => {
      const fault = checkField(field, values, facts);
      // An empty field is not scolded for being passed by.
      const isTold = fault !== null && fault.code !== 'REQUIRED';
      afterPress(() =>
        setFaults((current) =>
          isTold ? { ...current, [field.id]: fault } : without(current, field.id),
        ),
      );
    },
    setTerms: (accepted) => {
      setTerms(accepted);
      if (accepted) setTold((current) => without(current, 'termsAccepted'));
    },
    back: () => setStep(Math.max(0, step - 1)),
    submit,
    hasTyped: Object.values(draft).some((value) => value !== ''),
    reset: () => {
      setValues({});
      setTerms(registration.terms.preticked);
      setFaults({});
      setTold({});
      setStep(0);
      setAsksProof(false);
      clearProblem();
      focusFirst(form.fields.slice(0, 1).map(({ id }) => id));
    },
  };
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Whether somebody invites by the code. Without an answer the registration itself tells. */
const CODE_REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_AFFILIATE_CODE',
  'LINK_EXPIRED',
  'LINK_EXHAUSTED',
]);

/** The page's address with the code that counts, as the server reads it. @param code null: none */
function addressWith(code: string | null): string {
  const { origin, pathname, search, href } = location;
  if (code === null) return origin + pathname;
  return invitationCode(search) === code ? href : `${origin}${pathname}?affiliateCode=${code}`;
}

async function isInvitation(client: BrowserClient, code: string): Promise<boolean> {
  try {
    await client.call('checkAffiliate', { query: { code, domain: location.hostname } });
    return true;
  } catch (error) {
    return !CODE_REFUSALS.has(asProblemError(error).code);
  }
}

/** Beside the number it proves. */
function proofField(fields: readonly PlannedField[]): PlannedField | null {
  const number = fields.find(({ id }) => id === 'mobileNum');
  if (number === undefined) return null;
  return {
    ...number,
    id: 'verificationCode',
    inputType: 'code',
    autocomplete: 'one-time-code',
    minLength: 0,
    maxLength: 255,
    patternId: 'digits',
    acceptedPattern: '',
  };
}
