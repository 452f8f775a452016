import { tlv } from './tlv.ts';

/** Account that a payment QR code pays into. */
export type PaymentAccount =
  | {
      readonly profile: 'vietQr';
      /** 6 digits: the bank's BIN at NAPAS. */
      readonly bankBin: string;
      /** 1 to 19 digits. */
      readonly accountNumber: string;
    }
  | {
      readonly profile: 'promptPay';
      /** Thai mobile number (0 and 9 digits), 13-digit national or tax id, 15-digit e-wallet id. */
      readonly target: string;
    }
  | {
      readonly profile: 'emv';
      /** Globally unique identifier of the payment network: reverse domain or application id. */
      readonly network: string;
      /** Printable ASCII without blanks; at most 91 characters together with the network. */
      readonly account: string;
    };

export interface PaymentAccountFault {
  /** JSON pointer to the member, such as '/bankBin'. */
  readonly pointer: string;
  readonly code: 'PATTERN' | 'REQUIRED';
}

const NAPAS = 'A000000727';
/** NAPAS service: instant transfer to an account. */
const TRANSFER_TO_ACCOUNT = 'QRIBFTTA';
const PROMPT_PAY = 'A000000677010111';

const BANK_BIN = /^[0-9]{6}$/;
const ACCOUNT_NUMBER = /^[0-9]{1,19}$/;
const MOBILE = /^0[0-9]{9}$/;
const NATIONAL_ID = /^[0-9]{13}$/;
const E_WALLET = /^[0-9]{15}$/;
const NETWORK = /^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/;
const ACCOUNT = /^[\x21-\x7e]+$/;
/** 99 bytes of the template less the ids and lengths of the two data objects in it. */
const MAX_NETWORK_AND_ACCOUNT = 91;

/**
 * Form faults of an account, in the order of its members; empty when `paymentQr` takes it. Checks
 * no check digit, and not that the account exists.
 */
export function qrAccountFaults(account: PaymentAccount): readonly PaymentAccountFault[] {
  switch (account.profile) {
    case 'vietQr':
      return [
        ...faultOf('/bankBin', account.bankBin, BANK_BIN.test(account.bankBin)),
        ...faultOf(
          '/accountNumber',
          account.accountNumber,
          ACCOUNT_NUMBER.test(account.accountNumber),
        ),
      ];
    case 'promptPay':
      return faultOf('/target', account.target, promptPaySubId(account.target) !== null);
    case 'emv': {
      const fits = account.network.length + account.account.length <= MAX_NETWORK_AND_ACCOUNT;
      return [
        ...faultOf('/network', account.network, NETWORK.test(account.network)),
        ...faultOf('/account', account.account, ACCOUNT.test(account.account) && fits),
      ];
    }
  }
}

function faultOf(pointer: string, value: string, isValid: boolean): readonly PaymentAccountFault[] {
  if (isValid) return [];
  return [{ pointer, code: value === '' ? 'REQUIRED' : 'PATTERN' }];
}

/** Sub-id of the kind of target; null for a text that is none. */
function promptPaySubId(target: string): '01' | '02' | '03' | null {
  if (MOBILE.test(target)) return '01';
  if (NATIONAL_ID.test(target)) return '02';
  return E_WALLET.test(target) ? '03' : null;
}

/**
 * Merchant account information: the template by which the payer's app finds the account. Sources:
 * NAPAS VietQR format 1.0 (template "38"); Bank of Thailand, Thai QR Payment standard, credit
 * transfer (template "29"); EMVCo QRCPS MPM 1.1, data objects "26" to "51".
 * @throws RangeError for an account that has faults.
 */
export function accountTemplate(account: PaymentAccount): string {
  const faults = qrAccountFaults(account);
  if (faults.length > 0) {
    const pointers = faults.map((fault) => fault.pointer).join(', ');
    throw new RangeError(`not a ${account.profile} account: ${pointers}`);
  }
  switch (account.profile) {
    case 'vietQr': {
      const beneficiary = tlv('00', account.bankBin) + tlv('01', account.accountNumber);
      return tlv('38', tlv('00', NAPAS) + tlv('01', beneficiary) + tlv('02', TRANSFER_TO_ACCOUNT));
    }
    case 'promptPay':
      return tlv('29', tlv('00', PROMPT_PAY) + promptPayTarget(account.target));
    case 'emv':
      return tlv('26', tlv('00', account.network) + tlv('01', account.account));
  }
}

/** A mobile number has its country code, padded to 13 digits, in place of its leading 0. */
function promptPayTarget(target: string): string {
  const subId = promptPaySubId(target);
  if (subId === null) throw new RangeError('not a PromptPay target');
  return tlv(subId, subId === '01' ? `0066${target.slice(1)}` : target);
}
