import type { EnteredNumber } from '../../frame/mobile/MobileNumberField.tsx';
import type { FormValues } from './check-form.ts';

/** The mobile number of the form, as it was typed. */
export const enteredNumber = (values: FormValues): EnteredNumber => ({
  dialingCode: values['countryDialingCode'] ?? '',
  digits: values['mobileNum'] ?? '',
});
