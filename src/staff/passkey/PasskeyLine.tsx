import type { Passkey } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Instant } from '../values/Instant.tsx';
import styles from './Passkey.module.css';

/** One passkey: its browser, when it was added and last used, and the way to remove it. */
export function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const say = useTexts('staff-passkey');
  const { addedAt, usedAt } = passkey;
  const name = passkey.name || say('staff-passkey:unnamed');
  return (
    <li className={styles.passkey}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <Button
          tone="quiet"
          size="small"
          aria-label={say('staff-passkey:removeThis', { name })}
          onClick={onRemove}
        >
          {say('staff-passkey:remove.button')}
        </Button>
      </div>
      <Facts
        facts={[
          {
            id: 'added',
            label: say('staff-passkey:addedAt'),
            value: <Instant at={addedAt} style="day" />,
          },
          {
            id: 'used',
            label: say('staff-passkey:usedAt'),
            value: usedAt === null ? say('staff-passkey:never') : <Instant at={usedAt} />,
          },
        ]}
      />
    </li>
  );
}
