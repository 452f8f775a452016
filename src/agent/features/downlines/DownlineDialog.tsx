import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { DownlineActions } from './DownlineActions.tsx';
import { DownlineActivity } from './DownlineActivity.tsx';
import { DownlineFacts } from './DownlineFacts.tsx';
import styles from './Downlines.module.css';

export interface DownlineDialogProps {
  memberId: string;
  home: AgentHome;
  onChanged: () => void;
  onClose: () => void;
}

/** One account of the team: facts, activity of 30 days, and what the agent may do with it. */
export function DownlineDialog({ memberId, home, onChanged, onClose }: DownlineDialogProps) {
  const say = useTexts('agent');
  const detail = useQuery('getDownline', { params: { memberId } });
  const changed = (): void => {
    void detail.refresh();
    onChanged();
  };
  return (
    <Dialog
      title={detail.value?.downline.account ?? say('agent:downlines.account')}
      intro={detail.value?.path.map(({ account }) => account).join(' › ')}
      width="wide"
      onClose={onClose}
    >
      <div className={styles.part}>
        <Loaded query={detail} blocks={3}>
          {(value) => (
            <>
              <DownlineFacts detail={value} home={home} />
              <DownlineActivity detail={value} today={home.today} />
              {value.isDirect ? (
                <DownlineActions detail={value} home={home} onChanged={changed} />
              ) : null}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
