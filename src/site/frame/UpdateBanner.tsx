import { useAtom } from 'jotai';
import { useRef } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { takeUpdateAtom } from './update.atoms.ts';
import styles from './UpdateBanner.module.css';

/**
 * Says that a newer version is there; nobody's page is loaded anew without their word. Whoever puts
 * it off, by its button or Escape, goes on from where they came.
 */
export function UpdateBanner() {
  const say = useTexts('shell');
  const [update, setUpdate] = useAtom(takeUpdateAtom);
  const cameFrom = useRef<EventTarget | null>(null);
  const putOff = (): void => {
    setUpdate(null);
    const { current } = cameFrom;
    const back = current instanceof HTMLElement && current.isConnected ? current : null;
    (back ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return (
    // Its buttons are what is pressed; Escape arrives here from them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') putOff();
      }}
    >
      {update === null ? null : (
        <div className={styles.banner}>
          <p>{say('shell:update.text')}</p>
          <Button size="small" onClick={update.take}>
            {say('shell:update.take')}
          </Button>
          <Button size="small" tone="quiet" onClick={putOff}>
            {say('shell:update.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
