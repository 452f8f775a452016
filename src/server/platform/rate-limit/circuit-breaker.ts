/** Failures in a row after which a dependency is not asked for a while. */
const OPEN_AFTER = 3;
const REST_MS = 2_000;

/**
 * Spares callers the wait for a dependency that does not answer: after several failures in a row
 * it lets one call through every two seconds, until one succeeds.
 */
export class CircuitBreaker {
  private failures = 0;
  private nextTrialAt = 0;
  private readonly onChange: (isOpen: boolean) => void;
  private readonly now: () => number;

  constructor(onChange: (isOpen: boolean) => void, now: () => number = () => performance.now()) {
    this.onChange = onChange;
    this.now = now;
  }

  get isOpen(): boolean {
    return this.failures >= OPEN_AFTER;
  }

  /** Whether a call may be tried now. While open, the caller that gets a yes makes the trial. */
  allows(): boolean {
    if (!this.isOpen) return true;
    const now = this.now();
    if (now < this.nextTrialAt) return false;
    this.nextTrialAt = now + REST_MS;
    return true;
  }

  succeeded(): void {
    const wasOpen = this.isOpen;
    this.failures = 0;
    if (wasOpen) this.onChange(false);
  }

  failed(): void {
    const wasOpen = this.isOpen;
    this.failures += 1;
    if (wasOpen || !this.isOpen) return;
    this.nextTrialAt = this.now() + REST_MS;
    this.onChange(true);
  }
}
