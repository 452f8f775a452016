import { type KeyboardEvent, useRef } from 'react';
import styles from './PillTabs.module.css';

export interface PillTabsProps<Id extends string> {
  label: string;
  tabs: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Id of the panel the tabs belong to. */
  panel: string;
}

/** Tabs with a pill under the chosen one. Arrow keys lead from one to the next, Home and End to the ends. */
export function PillTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  panel,
}: PillTabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = list.current === null ? undefined : tabAfter(list.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panel}-${tab.id}`}
          aria-controls={panel}
          aria-selected={tab.id === chosen}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
          onKeyDown={walk}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function tabAfter(list: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') === (getComputedStyle(list).direction === 'ltr');
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  return tabs[(at + (isForward ? 1 : -1) + tabs.length) % tabs.length];
}
