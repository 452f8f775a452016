import { useId, useMemo, useState } from 'react';
import { diffManifests } from '#brand/diff-manifests.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useEditor } from '../editor/EditorContext.ts';
import formStyles from '../editor/forms/controls.module.css';
import { ProblemList } from '../editor/ProblemList.tsx';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { DiffList } from './DiffList.tsx';
import { FirstPublication } from './FirstPublication.tsx';
import { HostMoves } from './HostMoves.tsx';
import { hostMovesIn } from './host-moves.ts';
import { PublishFacts } from './PublishFacts.tsx';
import styles from './PublishSheet.module.css';
import { usePublish } from './usePublish.ts';

export interface PublishSheetProps {
  editor: DraftEditor;
  onClose: () => void;
}

/** What will change for players, what the checks say, a note, and the gate. */
export function PublishSheet({ editor, onClose }: PublishSheetProps) {
  const say = useTexts('builder');
  const language = useLanguage();
  const problemText = useProblemText();
  const { brand, layers, live, problems } = useEditor();
  const sayBrands = useTexts('builder-brands');
  const { username } = useStaff();
  const { value: draft } = useQuery('getBrandDraft', { params: { brand } });
  const [note, setNote] = useState('');
  const [later, setLater] = useState('');
  const noteId = useId();
  const { publish, schedule, state } = usePublish(editor);
  const changes = useMemo(
    () =>
      // A first publication is compared with what the brand extends.
      diffManifests(live?.effective ?? layers.inherited, layers.effective).filter(
        ({ pointer }) => pointer !== '/revision',
      ),
    [live, layers],
  );
  const isFirst = live === null && changes.length > 0;
  const worth = problems.filter(({ problem }) => problem.severity !== 'info');
  const moves = useMemo(() => hostMovesIn(problems.map(({ problem }) => problem)), [problems]);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const chosen = moves.filter(({ host }) => moved.includes(host));
  const errors = worth.filter(({ problem }) => problem.severity === 'error').length;

  if (state.name === 'scheduled') {
    return (
      <Dialog
        title={sayBrands('builder-brands:publish.scheduled', {
          at: formatMoment(state.at, language),
        })}
        onClose={onClose}
        actions={
          <Action tone="strong" onClick={onClose}>
            {say('builder:publish.goOn')}
          </Action>
        }
      >
        <p>{sayBrands('builder-brands:publish.scheduledText')}</p>
      </Dialog>
    );
  }
  if (state.name === 'published') {
    return (
      <Dialog
        title={say('builder:publish.done', { revision: state.revision })}
        onClose={onClose}
        actions={
          <Action tone="strong" onClick={onClose}>
            {say('builder:publish.goOn')}
          </Action>
        }
      >
        <p>{say('builder:publish.doneText')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      wide
      title={say('builder:publish.title')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder:cancel')}</Action>
          <Action
            tone="strong"
            pending={state.name === 'publishing'}
            disabled={errors > 0 || chosen.length < moves.length}
            onClick={() => void (later === '' ? publish(note, chosen) : schedule(note, later))}
          >
            {later === '' ? say('builder:publish') : sayBrands('builder-brands:publish.schedule')}
          </Action>
        </>
      }
    >
      {errors > 0 ? (
        <Notice tone="problem">{say('builder:publish.blocked', { count: errors })}</Notice>
      ) : null}
      {state.name === 'unsaved' ? (
        <Notice tone="problem">{say('builder:publish.unsaved')}</Notice>
      ) : null}
      {state.name === 'refused' ? (
        <Notice tone="problem">{problemText(state.problem)}</Notice>
      ) : null}
      {draft === undefined ? null : (
        <PublishFacts draft={draft} isOwn={draft.savedBy === username} />
      )}
      <section className={styles.part}>
        <h3 className={styles.title}>
          {isFirst
            ? sayBrands('builder-brands:publish.first', { count: changes.length })
            : say('builder:publish.changes', { count: changes.length })}
        </h3>
        {isFirst ? <FirstPublication changes={changes} /> : <DiffList changes={changes} />}
      </section>
      <HostMoves moves={moves} chosen={moved} onChange={setMoved} />
      {worth.length > 0 ? <ProblemList problems={worth} onChosen={onClose} /> : null}
      <div className={styles.part}>
        <label htmlFor={noteId} className={styles.title}>
          {say('builder:publish.note')}
        </label>
        <textarea
          id={noteId}
          className={formStyles.area}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={styles.help}>{say('builder:publish.noteHelp')}</p>
      </div>
      <div className={styles.part}>
        <label htmlFor={`${noteId}/later`} className={styles.title}>
          {sayBrands('builder-brands:publish.later')}
        </label>
        <input
          id={`${noteId}/later`}
          type="datetime-local"
          className={formStyles.input}
          value={later}
          onChange={(event) => setLater(event.target.value)}
        />
        <p className={styles.help}>{sayBrands('builder-brands:publish.laterHelp')}</p>
      </div>
    </Dialog>
  );
}
