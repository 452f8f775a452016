import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import type { Operation } from 'fast-json-patch';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { CheckResult } from '#contract/generated/types.ts';
import { Action } from '../../look/Action.tsx';
import { useEditor } from '../EditorContext.ts';
import { faultText } from './fault-text.ts';
import styles from './FieldProblems.module.css';
import type { FieldFindings } from './useFieldProblems.ts';
import { useProblemMessage } from './useProblemMessage.ts';

export interface FieldProblemsProps {
  id: string;
  findings: FieldFindings;
}

/** What is wrong with one field, below it. */
export function FieldProblems({ id, findings }: FieldProblemsProps) {
  const say = useTexts('builder');
  const problemMessage = useProblemMessage();
  const { faults, problems } = findings;
  if (faults.length === 0 && problems.length === 0) return null;
  return (
    <ul id={id} className={styles.list} aria-live="polite">
      {faults.map((fault) => (
        <li key={fault.keyword} className={styles.problem} data-severity="error">
          <WarningCircle size={16} aria-hidden="true" />
          <span>{faultText(say, fault)}</span>
        </li>
      ))}
      {problems.map((problem) => (
        <li key={problem.code} className={styles.problem} data-severity={problem.severity}>
          {problem.severity === 'error' ? (
            <WarningCircle size={16} aria-hidden="true" />
          ) : (
            <Warning size={16} aria-hidden="true" />
          )}
          <span>
            {problemMessage(problem)} <code className={styles.code}>{problem.code}</code>
          </span>
          <Repairs problem={problem} />
        </li>
      ))}
    </ul>
  );
}

/** What the check offers: a repair that cannot do harm, or some to choose from. */
export function Repairs({ problem }: { problem: CheckResult }) {
  const say = useTexts('builder');
  const { edit, readOnly } = useEditor();
  if (readOnly) return null;
  const { fix, suggestions = [] } = problem;
  const apply = (patch: readonly object[]): void =>
    edit({ type: 'applyPatch', patch: patch as readonly Operation[] });
  return (
    <>
      {fix === undefined ? null : (
        <Action small onClick={() => apply(fix)}>
          {say('builder:problem.fix')}
        </Action>
      )}
      {suggestions.map(({ message, patch }) => (
        <Action key={message} small onClick={() => apply(patch)}>
          {asSentence(message)}
        </Action>
      ))}
    </>
  );
}

/** Suggestions are worded to stand after a colon; on a button they stand alone. */
function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
