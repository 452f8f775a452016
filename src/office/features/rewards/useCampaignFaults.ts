import type { ProblemError } from '#contract/problem-error.ts';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';

/** In a request, the campaign is one of its fields. */
const ROOT = '/campaign';

export interface ShownFault {
  readonly pointer: string;
  readonly text: string;
}

/** What is wrong with a draft in words: by our own rules, or else by the server's answer. */
export function useCampaignFaults(
  faults: readonly DraftFault[],
  problem: ProblemError | null,
): {
  faultAt: (pointer: string) => string | undefined;
  list: readonly ShownFault[];
} {
  const own = useFaultText(faults);
  const answered = Object.entries(problem?.fields ?? {}).map(([pointer, { message }]) => ({
    pointer: pointer.startsWith(`${ROOT}/`) ? pointer.slice(ROOT.length) : pointer,
    text: message,
  }));
  const faultAt = (pointer: string): string | undefined =>
    own(pointer) ?? answered.find((fault) => fault.pointer === pointer)?.text;
  return {
    faultAt,
    list: [
      ...[...new Set(faults.map(({ pointer }) => pointer))].map((pointer) => ({
        pointer,
        text: own(pointer) ?? '',
      })),
      ...answered.filter(({ pointer }) => own(pointer) === undefined),
    ],
  };
}
