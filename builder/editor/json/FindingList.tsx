import { Info } from '@phosphor-icons/react/Info';
import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import type { ReactNode } from 'react';
import type { CheckResult } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { JsonFindings } from './json-findings.ts';
import styles from './JsonSheet.module.css';

const ICONS = { error: WarningCircle, warning: Warning, info: Info } as const;

export interface FindingListProps {
  findings: JsonFindings;
  /** Moves the caret to a finding. */
  onShow: (offset: number) => void;
}

/** All findings as text, for the keyboard and screen readers too. */
export function FindingList({ findings, onShow }: FindingListProps) {
  const say = useTexts('builder-json');
  const { placed, elsewhere } = findings;
  if (placed.length + elsewhere.length === 0) return null;
  return (
    <ul className={styles.list}>
      {placed.map(({ from, line, severity, message }) => (
        <FindingItem key={`${from} ${message}`} severity={severity} message={message}>
          <button type="button" className={styles.link} onClick={() => onShow(from)}>
            {say('builder-json:finding.line', { line })}
          </button>
        </FindingItem>
      ))}
      {elsewhere.map(({ code, layer = '', pointer, severity, message }) => (
        <FindingItem key={`${code} ${layer}${pointer}`} severity={severity} message={message}>
          <span className={styles.place}>
            {say('builder-json:finding.inherited', { brand: layer })}{' '}
            <code>{pointer === '' ? '/' : pointer}</code>
          </span>
        </FindingItem>
      ))}
    </ul>
  );
}

interface FindingItemProps {
  severity: CheckResult['severity'];
  message: string;
  /** Where it is. */
  children: ReactNode;
}

function FindingItem({ severity, message, children }: FindingItemProps) {
  const say = useTexts('builder-json');
  const Icon = ICONS[severity];
  return (
    <li className={styles.finding} data-severity={severity}>
      <Icon size={17} aria-hidden="true" />
      <span className="visually-hidden">{say(`builder-json:severity.${severity}`)}</span>
      <span className={styles.message}>{message}</span>
      {children}
    </li>
  );
}
