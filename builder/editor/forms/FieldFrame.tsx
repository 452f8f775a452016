import { type ReactNode, useId, useMemo } from 'react';
import { cx } from '#ui/kit/class-names.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldState, isBounded } from '../document/field-state.ts';
import { useEditor } from '../EditorContext.ts';
import { type ControlMarks, ControlMarksContext } from './ControlMarks.ts';
import { FieldProblems } from './FieldProblems.tsx';
import { StateMark } from './StateMark.tsx';
import { useFieldText } from './field-text.ts';
import styles from './FieldFrame.module.css';
import { useFieldFocus } from './useFieldFocus.ts';
import { useFieldProblems } from './useFieldProblems.ts';

export interface FieldFrameProps {
  /** Into the effective document. */
  pointer: string;
  shape: string;
  /** Id of the control; left out for groups of controls. */
  controlId?: string | undefined;
  required?: boolean | undefined;
  /** Beside the name: a count, an action. */
  aside?: ReactNode;
  /** The control and its name on one line. */
  inline?: boolean | undefined;
  /** One value to a person, though it has parts: it is either inherited or the brand's own. */
  unit?: boolean | undefined;
  children: ReactNode;
}

/** Name, state, help and findings around one control. */
export function FieldFrame(props: FieldFrameProps) {
  const { pointer, shape, controlId, required = false, aside, inline, unit, children } = props;
  const say = useTexts('builder');
  const text = useFieldText();
  const { layers, readOnly } = useEditor();
  const state = useMemo(() => {
    const found = fieldState(layers, pointer);
    return unit === true && found.name === 'mixed' ? { ...found, name: 'set' as const } : found;
  }, [layers, pointer, unit]);
  const focus = useFieldFocus(pointer);
  const id = useId();
  const findings = useFieldProblems(pointer, focus.focused);
  const help = text.help(shape);
  const isLocked = state.lock !== null && !isBounded(state.lock);
  const isGroup = controlId === undefined;
  const [nameId, helpId, problemsId] = [`${id}-name`, `${id}-help`, `${id}-problems`];
  const isTold = findings.faults.length + findings.problems.length > 0;
  const described = cx(help !== '' && helpId, isTold && problemsId);
  const { isInvalid } = findings;
  const marks = useMemo<ControlMarks>(
    () => ({ 'aria-invalid': isInvalid, 'aria-describedby': described || undefined }),
    [isInvalid, described],
  );

  return (
    <div
      {...focus.props}
      className={cx(styles.frame, inline === true && styles.inline)}
      {...(isGroup ? { role: 'group', 'aria-labelledby': nameId } : {})}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span id={nameId} className={styles.name}>
            {text.name(shape)}
          </span>
        ) : (
          <label htmlFor={controlId} className={styles.name}>
            {text.name(shape)}
          </label>
        )}
        {required || inline === true ? null : (
          <span className={styles.optional}>{say('builder:field.optional')}</span>
        )}
        <span className={styles.space} />
        {aside}
        <StateMark state={state} required={required} />
      </div>
      {/* A locked value, or a reader's page: everything within is out of reach at once. */}
      <fieldset className={styles.control} disabled={readOnly || isLocked}>
        <ControlMarksContext value={marks}>{children}</ControlMarksContext>
      </fieldset>
      {help === '' ? null : (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {state.lock === null ? null : (
        <p className={styles.help}>
          {say('builder:lock.reason', {
            owner: state.lock.owner,
            basis: state.lock.basis,
            reason: state.lock.reason,
          })}
        </p>
      )}
      <FieldProblems id={problemsId} findings={findings} />
    </div>
  );
}
