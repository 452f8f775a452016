import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowUUpLeft } from '@phosphor-icons/react/ArrowUUpLeft';
import { LockSimple } from '@phosphor-icons/react/LockSimple';
import { Prohibit } from '@phosphor-icons/react/Prohibit';
import { useState } from 'react';
import { cx } from '#ui/kit/class-names.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { type FieldState, isBounded } from '../document/field-state.ts';
import { useEditor } from '../EditorContext.ts';
import { shortValue } from './short-value.ts';
import styles from './StateMark.module.css';

export interface StateMarkProps {
  state: FieldState;
  /** The schema asks for it: it can be changed and not taken away. */
  required: boolean;
  /** Only the dot is shown; its words are read out. */
  compact?: boolean | undefined;
}

/** Where a value comes from, always in sight, with the way back to what is inherited one click away. */
export function StateMark({ state, required, compact = false }: StateMarkProps) {
  const say = useTexts('builder');
  const { edit, readOnly, parents } = useEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { name, place, origin, inheritedValue, lock } = state;
  if (name === 'empty') return null;
  const hasParent = inheritedValue !== undefined;
  const locked = lock !== null && !isBounded(lock);
  const canReset =
    !readOnly && hasParent && (name === 'set' || name === 'removed' || name === 'mixed');
  const canRemove = !readOnly && !locked && !required && hasParent && name !== 'removed';
  const close = (): void => setAnchor(null);
  const from = origin?.layer ?? parents[0]?.brand ?? '';
  return (
    <span className={styles.mark}>
      {locked ? <LockSimple size={14} aria-hidden="true" /> : null}
      {canReset && !compact ? (
        <IconAction
          small
          label={say('builder:state.reset')}
          icon={<ArrowUUpLeft size={15} />}
          onClick={() => edit({ type: 'inheritValue', place })}
        />
      ) : null}
      <button
        type="button"
        className={cx(styles.state, compact && styles.compact)}
        data-state={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className={compact ? 'visually-hidden' : undefined}>
          {say(`builder:state.${name}`, { layer: from })}
        </span>
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <li className={styles.facts} role="none">
          <p>
            {say(`builder:state.${name}.text`, { layer: from, revision: origin?.revision ?? 0 })}
          </p>
          {hasParent ? (
            <p className={styles.value}>
              {say('builder:state.inheritedValue', { value: shortValue(inheritedValue) })}
            </p>
          ) : null}
        </li>
        {canReset ? (
          <MenuItem
            onClick={() => {
              edit({ type: 'inheritValue', place });
              close();
            }}
          >
            <ArrowUUpLeft size={16} aria-hidden="true" />
            {say('builder:state.reset')}
          </MenuItem>
        ) : null}
        {canRemove ? (
          <MenuItem
            onClick={() => {
              edit({ type: 'removeValue', place });
              close();
            }}
          >
            <Prohibit size={16} aria-hidden="true" />
            {say('builder:state.remove')}
          </MenuItem>
        ) : null}
      </Menu>
    </span>
  );
}
