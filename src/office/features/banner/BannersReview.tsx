import type { BannerSettings, OfficeBanner } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { ListDifference } from '../../desk/keyed-list.ts';
import { ListChanges } from '../../desk/ListChanges.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { BannersDraft } from './banner-draft.ts';

export interface BannersReviewProps {
  name: string;
  now: BannerSettings;
  next: Pick<BannerSettings, 'keepsOwn' | 'banners'>;
  difference: ListDifference<OfficeBanner>;
  desk: Desk<BannersDraft>;
}

/** Which banners come, go or move, and what becomes of the brand's own slides. */
export function BannersReview({ name, now, next, difference, desk }: BannersReviewProps) {
  const say = useTexts('banner-desk', 'office');
  const { run, pending, problem } = useCommand('setBanners');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, ...next, reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  const line = (banner: OfficeBanner): string =>
    [
      say(`banner-desk:group.${banner.group}`),
      ...banner.texts.map(({ language, title, subtitle, action }) =>
        [`${language}: ${title}`, subtitle, action === '' ? '' : `[${action}]`]
          .filter((part) => part !== '')
          .join(', '),
      ),
      banner.picture === null ? banner.hero : say('banner-desk:brought'),
      banner.target,
      [banner.startsAt, banner.endsAt ?? ''].join(' – '),
      banner.enabled ? '' : say('office:off'),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ListChanges difference={difference} line={line} />
      {next.keepsOwn === now.keepsOwn ? null : (
        <p>{say(next.keepsOwn ? 'banner-desk:ownFollow' : 'banner-desk:ownGo')}</p>
      )}
      <p>{say('banner-desk:atOnce')}</p>
    </ReviewDialog>
  );
}
