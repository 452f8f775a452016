import type { ServiceChannel, ServiceChannelSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import type { ListDifference } from '../../desk/keyed-list.ts';
import { ListChanges } from '../../desk/ListChanges.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import type { ChannelsDraft } from './channel-draft.ts';

export interface ChannelsReviewProps {
  name: string;
  now: ServiceChannelSettings;
  next: readonly ServiceChannel[];
  difference: ListDifference<ServiceChannel>;
  desk: Desk<ChannelsDraft>;
}

/** Which channels come, go or move. */
export function ChannelsReview({ name, now, next, difference, desk }: ChannelsReviewProps) {
  const say = useTexts('service-desk', 'office');
  const { run, pending, problem } = useCommand('setServiceChannels');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, channels: [...next], reason };
    desk.settle(await run({ params: { brand: now.brand }, body }));
  };
  const line = ({ csType, address, enabled, texts }: ServiceChannel): string =>
    [
      say(`service-desk:type.${csType}`),
      address,
      ...texts.map(({ language, title, hours }) =>
        [`${language}: ${title}`, hours].filter((part) => part !== '').join(', '),
      ),
      enabled ? '' : say('office:off'),
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
      <p>{say('service-desk:atOnce')}</p>
    </ReviewDialog>
  );
}
