import type { SiteResource, SiteResourceSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { ListDifference } from '../../desk/keyed-list.ts';
import { ListChanges } from '../../desk/ListChanges.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { ResourcesDraft } from './resource-draft.ts';

export interface ResourcesReviewProps {
  name: string;
  now: SiteResourceSettings;
  next: readonly SiteResource[];
  difference: ListDifference<SiteResource>;
  desk: Desk<ResourcesDraft>;
}

/** Which links come, go or lead elsewhere. */
export function ResourcesReview({ name, now, next, difference, desk }: ResourcesReviewProps) {
  const say = useTexts('resource-desk', 'office');
  const { run, pending, problem } = useCommand('setSiteResources');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, resources: [...next], reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      <ListChanges
        difference={difference}
        line={({ resourceType, name: its, labelNameEn, url }) =>
          [resourceType, its, labelNameEn, url].filter((part) => part !== '').join(' · ')
        }
      />
      <p>{say('resource-desk:atOnce')}</p>
    </ReviewDialog>
  );
}
