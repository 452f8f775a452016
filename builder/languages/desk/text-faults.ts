import { characterFaults } from '#brand/checks/characters/character-faults.ts';
import { messageFaults } from '#brand/checks/languages/message-faults.ts';

/** A fault of a translation. error: the server refuses to save it. */
export interface TextFault {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
  readonly severity: 'error' | 'warning';
  /** The message with what was most likely meant. */
  readonly meant?: string;
  /** True when `meant` only repairs the notation. */
  readonly isSafe?: boolean;
}

/** Checks a translation as the server does. A left out argument (BM1509) is only a warning. */
export function textFaults(
  message: string,
  source: string,
  language: string,
): readonly TextFault[] {
  return [
    ...messageFaults(message, source, language).map((fault): TextFault => ({
      ...fault,
      severity: fault.code === 'BM1509' ? 'warning' : 'error',
    })),
    ...characterFaults(message),
  ];
}
