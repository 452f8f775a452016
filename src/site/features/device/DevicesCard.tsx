import { useTexts } from '#ui/i18n/useTexts.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './Device.module.css';
import { useDeviceName } from './useDeviceName.ts';

/** Where one has signed in; each can be forgotten, and is a new device then. */
export function DevicesCard() {
  const say = useTexts('second-factor');
  const locale = useLocale();
  const nameOf = useDeviceName();
  const problemText = useProblemText();
  const { value, put } = useQuery('listDevices', {});
  const { run, pending, problem } = useCommand('forgetDevice');
  if (value === undefined) return null;
  const forget = async (deviceId: string): Promise<void> => {
    const outcome = await run({ params: { deviceId } });
    if (outcome.ok) put(outcome.value);
  };
  return (
    <AccountCard
      id="devices"
      title={say('second-factor:devices.title')}
      text={say('second-factor:devices.text')}
    >
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <ul className={styles.list}>
        {value.devices.map((device) => (
          <li key={device.deviceId} className={styles.line}>
            <div>
              <p className={styles.name}>
                {nameOf(device)}
                {device.current ? <Pill>{say('second-factor:devices.this')}</Pill> : null}
              </p>
              <p className={styles.when}>
                {say('second-factor:devices.seen', { at: formatMoment(device.seenAt, locale) })}
                {device.ip === null ? null : ` · ${device.ip}`}
              </p>
            </div>
            {device.current ? null : (
              <Button
                tone="quiet"
                size="small"
                pending={pending}
                aria-label={say('second-factor:devices.forgetThis', { device: nameOf(device) })}
                onClick={() => void forget(device.deviceId)}
              >
                {say('second-factor:devices.forget')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
