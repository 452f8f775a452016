import { useState } from 'react';
import type { OfficeAnnouncement } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ReviewDialog } from '#staff/setting/ReviewDialog.tsx';
import styles from './AnnouncementDesk.module.css';

export interface StandingActionsProps {
  name: string;
  now: OfficeAnnouncement;
  /** Something edited is not kept yet: it would not go out. */
  unsaved: boolean;
  put: (value: OfficeAnnouncement) => void;
  refresh: () => Promise<unknown>;
  onDeleted: () => void;
}

type Action = 'publish' | 'withdraw' | 'delete';

/** Lets players see it, takes it back, or takes it out for good; each with a reason. */
export function StandingActions(props: StandingActionsProps) {
  const { name, now, unsaved, put, refresh, onDeleted } = props;
  const say = useTexts('announcement-desk');
  const [asking, setAsking] = useState<Action | null>(null);
  const publish = useCommand('publishAnnouncement');
  const remove = useCommand('deleteAnnouncement');
  const { pending, problem } = asking === 'delete' ? remove : publish;
  const params = { brand: now.brand, announcementId: now.id };

  const ask = (action: Action): void => {
    publish.reset();
    remove.reset();
    // Whoever confirms sees the present.
    void refresh();
    setAsking(action);
  };
  const confirm = async (reason: string): Promise<void> => {
    const { version } = now;
    if (asking === 'delete') {
      const outcome = await remove.run({ params, body: { version, reason } });
      if (outcome.ok) onDeleted();
      else void refresh();
      return;
    }
    const published = asking === 'publish';
    const outcome = await publish.run({ params, body: { version, published, reason } });
    if (outcome.ok) {
      put(outcome.value);
      setAsking(null);
    } else void refresh();
  };
  const standing: Action = now.published ? 'withdraw' : 'publish';
  return (
    <div className={styles.actions}>
      <Button
        tone={standing === 'publish' ? 'primary' : 'secondary'}
        aria-disabled={unsaved}
        title={unsaved ? say('announcement-desk:keepFirst') : undefined}
        onClick={unsaved ? undefined : () => ask(standing)}
      >
        {say(`announcement-desk:action.${standing}`)}
      </Button>
      <Button tone="danger" onClick={() => ask('delete')}>
        {say('announcement-desk:action.delete')}
      </Button>
      {asking === null ? null : (
        <ReviewDialog
          title={say(`announcement-desk:confirm.${asking}`, { name })}
          action={say(`announcement-desk:action.${asking}`)}
          grave={asking !== 'publish'}
          pending={pending}
          problem={problem}
          onClose={() => setAsking(null)}
          onConfirm={(reason) => void confirm(reason)}
        >
          <p>{say(`announcement-desk:effect.${asking}`)}</p>
        </ReviewDialog>
      )}
    </div>
  );
}
