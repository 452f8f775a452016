import { Dialog } from '#ui/kit/mui/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { PopupProps } from '../../frame/popup.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

/** The notices, opened by themselves. */
export function NoticePopup({ items, onClose }: PopupProps) {
  const say = useTexts('announcement');
  return (
    <Dialog title={say('announcement:notices.title')} width="medium" onClose={onClose}>
      <NoticeBoard items={items} chosen={null} />
    </Dialog>
  );
}
