import { useLocation } from 'react-router-dom';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

/** The notices at their own address; its anchor names the one to open. */
export function NoticesDialog() {
  const say = useTexts('announcement');
  const problemText = useProblemText();
  const { close } = useOverlay();
  const { hash } = useLocation();
  const { value, problem } = useQuery('listAnnouncements', { query: { types: 'PL' } });
  return (
    <Dialog title={say('announcement:notices.title')} width="medium" onClose={close}>
      {value !== undefined && value.notices.length > 0 ? (
        <NoticeBoard key={hash} items={value.notices} chosen={hash === '' ? null : hash.slice(1)} />
      ) : value !== undefined ? (
        <EmptyState icon="megaphone" title={say('announcement:notices.none')} />
      ) : problem === null ? (
        <Skeleton count={4} />
      ) : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
    </Dialog>
  );
}
