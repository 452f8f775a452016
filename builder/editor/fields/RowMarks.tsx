import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useMemo } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldState } from '../document/field-state.ts';
import { useEditor } from '../EditorContext.ts';
import { useFaults } from '../forms/FaultsContext.ts';
import { StateMark } from '../forms/StateMark.tsx';
import { NotShown } from '../../preview/explain/NotShown.tsx';
import styles from './RowMarks.module.css';

/** What can be told of an item without opening it: findings inside, and whose words it holds. */
export function RowMarks({ pointer }: { pointer: string }) {
  const say = useTexts('builder');
  const { layers, problems } = useEditor();
  const state = useMemo(() => fieldState(layers, pointer), [layers, pointer]);
  const isWithin = (at: string): boolean => at === pointer || at.startsWith(`${pointer}/`);
  const faults = useFaults().filter((fault) => isWithin(fault.pointer)).length;
  const found = problems.filter((placed) => isWithin(placed.pointer));
  const errors = faults + found.filter(({ problem }) => problem.severity === 'error').length;
  const warnings = found.filter(({ problem }) => problem.severity === 'warning').length;
  return (
    <span className={styles.marks}>
      <NotShown pointer={pointer} />
      {errors > 0 ? (
        <span className={styles.error} title={say('builder:problem.errors', { count: errors })}>
          <WarningCircle size={16} aria-hidden="true" />
          <span className="visually-hidden">
            {say('builder:problem.errors', { count: errors })}
          </span>
        </span>
      ) : warnings > 0 ? (
        <span
          className={styles.warning}
          title={say('builder:problem.warnings', { count: warnings })}
        >
          <Warning size={16} aria-hidden="true" />
          <span className="visually-hidden">
            {say('builder:problem.warnings', { count: warnings })}
          </span>
        </span>
      ) : null}
      <StateMark state={state} required compact />
    </span>
  );
}
