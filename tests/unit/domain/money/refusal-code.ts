import { MoneyRefusal } from '#domain/money/money-refusal.ts';

/** The code of the refusal `work` ends with; fails when it does not refuse. */
export function refusalCode(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof MoneyRefusal) return error.code;
    throw error;
  }
  throw new Error('nothing was refused');
}
