import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './OfflineBanner.module.css';

/** Says that the network is gone, and that money has to wait for it. */
export function OfflineBanner() {
  const say = useTexts('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className={styles.banner}>
          <Icon name="offline" />
          {say('shell:offline')}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
