import { Info } from '@phosphor-icons/react/Info';
import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { isSection } from '../registry/sections.ts';
import { useEditor } from './EditorContext.ts';
import { Repairs } from './forms/FieldProblems.tsx';
import { usePlaceName } from './forms/usePlaceName.ts';
import { useProblemMessage } from './forms/useProblemMessage.ts';
import styles from './ProblemList.module.css';
import type { PlacedProblem } from './state/problem-place.ts';

const ICONS = { error: WarningCircle, warning: Warning, info: Info } as const;
const ORDER = ['error', 'warning', 'info'] as const;

export interface ProblemListProps {
  problems: readonly PlacedProblem[];
  /** A field was chosen. */
  onChosen: () => void;
}

/** Findings, errors first; each leads to its field. */
export function ProblemList({ problems, onChosen }: ProblemListProps) {
  const say = useTexts('builder');
  const placeName = usePlaceName();
  const problemMessage = useProblemMessage();
  const { select } = useEditor();
  if (problems.length === 0)
    return <p className={styles.none}>{say('builder:problem.noneText')}</p>;
  const sorted = ORDER.flatMap((severity) =>
    problems.filter(({ problem }) => problem.severity === severity),
  );
  return (
    <ul className={styles.list}>
      {sorted.map(({ problem, pointer, place }) => {
        const Icon = ICONS[problem.severity];
        const [section] = place;
        const hasField = section !== undefined && isSection(section);
        return (
          <li
            key={`${problem.code} ${problem.layer ?? ''}${problem.pointer}`}
            className={styles.problem}
            data-severity={problem.severity}
          >
            <Icon size={17} aria-hidden="true" />
            <div className={styles.words}>
              <p>{problemMessage(problem)}</p>
              <p className={styles.place}>
                {hasField ? (
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => {
                      select(pointer);
                      onChosen();
                    }}
                  >
                    {placeName(place)}
                  </button>
                ) : (
                  <span>{problem.pointer === '' ? '/' : problem.pointer}</span>
                )}
                <code className={styles.code}>{problem.code}</code>
              </p>
              <div className={styles.repairs}>
                <Repairs problem={problem} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
