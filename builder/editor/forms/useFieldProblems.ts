import type { CheckResult } from '#contract/generated/types.ts';
import { useEditor } from '../EditorContext.ts';
import { useFaults } from './FaultsContext.ts';
import type { Fault } from './section-faults.ts';

/** Codes of the schema check: in the forms the compiled validators say the same at once. */
const SCHEMA_CODES = /^BM11/;

export interface FieldFindings {
  /** By the schema of the field. */
  readonly faults: readonly Fault[];
  /** By the checks of the whole brand; what is only worth knowing is not among them. */
  readonly problems: readonly CheckResult[];
  /** Something keeps this field from being published. */
  readonly isInvalid: boolean;
}

/** What is wrong with one field: by its schema once the focus has left it, and by the checks. */
export function useFieldProblems(pointer: string, focused: boolean): FieldFindings {
  const { problems } = useEditor();
  const faults = useFaults().filter((fault) => !focused && fault.pointer === pointer);
  const found = problems.flatMap(({ pointer: at, problem }) =>
    at === pointer && problem.severity !== 'info' && !SCHEMA_CODES.test(problem.code)
      ? problem
      : [],
  );
  const isInvalid = faults.length > 0 || found.some(({ severity }) => severity === 'error');
  return { faults, problems: found, isInvalid };
}
