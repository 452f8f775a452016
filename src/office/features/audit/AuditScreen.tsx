import { useMemo } from 'react';
import type { AuditEntry } from '#contract/generated/types.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { auditActionsOf, useOfficeFeatures } from '../../shell/office-feature.ts';
import { AuditChanges } from './AuditChanges.tsx';
import styles from './AuditScreen.module.css';

const CELLS = {
  by: (entry: AuditEntry) => <By entry={entry} />,
  at: ({ at }: AuditEntry) => <Instant at={at} style="second" />,
  subject: (entry: AuditEntry) => <Subject entry={entry} />,
  change: (entry: AuditEntry) => <AuditChanges entry={entry} />,
  reason: ({ reason }: AuditEntry) => (reason === '' ? '–' : <q>{reason}</q>),
};

/** Shows who changed what, whose it was, when and why; no person can alter the trail. */
export function AuditScreen() {
  const features = useOfficeFeatures();
  const list = useMemo(() => auditList(auditActionsOf(features)), [features]);
  return <Desk list={list} name={({ action }) => action} cells={CELLS} />;
}

function By({ entry: { by, username } }: { entry: AuditEntry }) {
  const say = useTexts('office');
  return (
    <span className={styles.by}>
      {by ?? say('office:desk.somebody')}
      {username === null ? null : <span className={styles.username}>{username}</span>}
    </span>
  );
}

/** Whose it is, with the way there; else the name of the record, which says something to few. */
function Subject({ entry: { subject, brand } }: { entry: AuditEntry }) {
  const say = useTexts('audit-desk');
  const { may, brandName } = useStaff();
  const { id, memberId, account, reference } = subject;
  if (memberId === null || account === null) {
    if (id === brand) return brandName(brand);
    return id === '_registry' ? say('audit-desk:everyBrand') : <span className="code">{id}</span>;
  }
  return (
    <span className={styles.by}>
      {may('member.read') ? <Anchor href={`/members/${memberId}`}>{account}</Anchor> : account}
      {reference === null ? null : <span className="code">{reference}</span>}
    </span>
  );
}
