import { type PhoneFault, phoneFaultOf } from './phone-fault.ts';

/** A phone service refused, or could not be reached. */
export class PhoneServiceRefusal extends Error {
  override name = 'PhoneServiceRefusal';
  readonly fault: PhoneFault;

  constructor(fault: PhoneFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }

  /** What the service's library threw, or the failure of its chunk. */
  static of(cause: unknown): PhoneServiceRefusal {
    if (cause instanceof PhoneServiceRefusal) return cause;
    return new PhoneServiceRefusal(phoneFaultOf(cause), { cause });
  }
}
