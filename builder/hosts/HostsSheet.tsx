import { useSWRConfig } from 'swr';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { HostRow } from './HostRow.tsx';
import styles from './HostsSheet.module.css';

/** The domains a brand holds, the proof of a new one, and the way to give one up. */
export function HostsSheet({ onClose }: { onClose: () => void }) {
  const say = useTexts('builder');
  const problemText = useProblemText();
  const { mutate } = useSWRConfig();
  const { brand } = useEditor();
  const { value, problem } = useQuery('listHeldHosts', { params: { brand } });
  const prove = useCommand('proveHost');
  const release = useCommand('releaseHost');
  const refusal = prove.problem ?? release.problem;

  const act = async (command: 'prove' | 'release', host: string): Promise<void> => {
    const request = { params: { brand }, body: { host } };
    const outcome = await { prove, release }[command].run(request);
    if (outcome.ok) await mutate((key) => Array.isArray(key) && key[0] === 'listHeldHosts');
  };
  return (
    <Dialog wide title={say('builder:hosts')} onClose={onClose}>
      <p>{say('builder:hosts.lead')}</p>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {refusal === null ? null : <Notice tone="problem">{problemText(refusal)}</Notice>}
      {value?.items.length === 0 ? <p>{say('builder:hosts.none')}</p> : null}
      <ul className={styles.list}>
        {value?.items.map((held) => (
          <HostRow
            key={held.host}
            held={held}
            pending={prove.pending || release.pending}
            onProve={() => void act('prove', held.host)}
            onRelease={() => void act('release', held.host)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
