import { useState } from 'react';
import type { HeldHost } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import styles from './HostsSheet.module.css';

export interface HostRowProps {
  held: HeldHost;
  pending: boolean;
  onProve: () => void;
  onRelease: () => void;
}

/** One domain. To release it is asked for twice: another brand may claim it at once. */
export function HostRow({ held, pending, onProve, onRelease }: HostRowProps) {
  const say = useTexts('builder');
  const language = useLanguage();
  const mayPublish = useStaff().may('brand.publish');
  const [sure, setSure] = useState(false);
  const { host, listed, claimedAt, missingProof } = held;
  const state = missingProof !== null ? 'unproven' : listed ? 'listed' : 'held';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong className={styles.host}>{host}</strong>
          <span className={styles.state} data-state={state}>
            {say(`builder:hosts.${state}`)}
          </span>
        </p>
        <p className={styles.since}>
          {say('builder:hosts.since', { at: formatMoment(claimedAt, language) })}
        </p>
      </div>
      {!mayPublish || listed ? null : sure ? (
        <div className={styles.sure}>
          <span>{say('builder:hosts.sure')}</span>
          <Action small onClick={() => setSure(false)}>
            {say('builder:cancel')}
          </Action>
          <Action small tone="danger" pending={pending} onClick={onRelease}>
            {say('builder:hosts.release')}
          </Action>
        </div>
      ) : (
        <Action small onClick={() => setSure(true)}>
          {say('builder:hosts.release')}
        </Action>
      )}
      {missingProof === null ? null : (
        <div className={styles.proof}>
          <p>{say('builder:hosts.proof')}</p>
          <dl className={styles.record}>
            <dt>{say('builder:hosts.proofName')}</dt>
            <dd>
              <code>{missingProof.name}</code>
            </dd>
            <dt>{say('builder:hosts.proofValue')}</dt>
            <dd>
              <code>{missingProof.value}</code>
            </dd>
          </dl>
          {mayPublish ? (
            <Action small pending={pending} onClick={onProve}>
              {say('builder:hosts.prove')}
            </Action>
          ) : null}
        </div>
      )}
    </li>
  );
}
