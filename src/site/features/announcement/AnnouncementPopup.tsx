import type { ScreenId } from '#brand/screens.ts';
import type { Announcement } from '#contract/generated/types.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { PopupProps } from '../../frame/popup.ts';
import { AnnouncementAccordion } from './AnnouncementAccordion.tsx';
import styles from './AnnouncementAccordion.module.css';

/** Announcements and notices to read, one text open at a time, with the way to a promotion. */
export function AnnouncementPopup({ items, onClose }: PopupProps) {
  const say = useTexts('announcement');
  const { routes } = useSitePlan();
  const pathOf = (id: ScreenId) => routes.find(({ screen }) => screen === id)?.path;
  const path = pathOf('promotions') ?? pathOf('rewardCentre');
  const action = ({ promotionType }: Announcement) =>
    promotionType === null || path === undefined ? null : (
      <div className={styles.action}>
        <ButtonLink href={`${path}?type=${promotionType}`} onClick={onClose}>
          {say('announcement:promotion')}
        </ButtonLink>
      </div>
    );
  return (
    <Dialog title={say('announcement:public.title')} width="medium" onClose={onClose}>
      <AnnouncementAccordion items={items} initial={items[0]?.id ?? null} action={action} />
    </Dialog>
  );
}
