import { useState } from 'react';
import type { Revision } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../look/Action.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import styles from './HistorySheet.module.css';
import { RevisionDetails } from './RevisionDetails.tsx';

export interface RevisionRowProps {
  revision: Revision;
  pending: boolean;
  onRollBack: () => void;
  editor: DraftEditor;
  /** The revision has become the draft. */
  onRestored: () => void;
}

/** One publication. Going back to it is asked for twice: it changes the site at once. */
export function RevisionRow(props: RevisionRowProps) {
  const { revision, pending, onRollBack, editor, onRestored } = props;
  const [looking, setLooking] = useState(false);
  const say = useTexts('builder');
  const language = useLanguage();
  const staff = useStaff();
  const [sure, setSure] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{say('builder:brand.revision', { revision: revision.revision })}</strong>
          {revision.live ? (
            <span className={styles.live}>{say('builder:history.live')}</span>
          ) : null}
        </p>
        {revision.note === '' ? null : <p className={styles.note}>{revision.note}</p>}
        <p className={styles.who}>
          {revision.publishedBy ?? say('builder:history.files')}
          {' · '}
          {formatMoment(revision.publishedAt, language)}
        </p>
      </div>
      <Action small aria-expanded={looking} onClick={() => setLooking(!looking)}>
        {say('builder:history.look')}
      </Action>
      {revision.live || !staff.may('brand.publish') ? null : sure ? (
        <div className={styles.sure}>
          <span>{say('builder:history.sure')}</span>
          <Action small onClick={() => setSure(false)}>
            {say('builder:cancel')}
          </Action>
          <Action small tone="strong" pending={pending} onClick={onRollBack}>
            {say('builder:history.rollBack')}
          </Action>
        </div>
      ) : (
        <Action small onClick={() => setSure(true)}>
          {say('builder:history.rollBack')}
        </Action>
      )}
      {looking ? (
        <RevisionDetails revision={revision.revision} editor={editor} onRestored={onRestored} />
      ) : null}
    </li>
  );
}
