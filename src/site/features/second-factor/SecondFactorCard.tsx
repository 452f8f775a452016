import { useState } from 'react';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { EndFactorForm } from './EndFactorForm.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './SecondFactor.module.css';
import { SetUpFactor } from './SetUpFactor.tsx';

/** So few recovery codes are told of. */
const FEW_CODES = 3;

/** The authenticator app as a second factor: off, being set up, or on. Absent where the brand has none. */
export function SecondFactorCard() {
  const say = useTexts('second-factor');
  const locale = useLocale();
  const { value, refresh, put } = useQuery('getSecondFactor', {});
  const [open, setOpen] = useState(false);
  // It is on while its recovery codes are still being kept.
  const [isTurnedOn, setTurnedOn] = useState(false);
  if (value === undefined || (!value.offered && value.since === null)) return null;
  const { since, recoveryCodesLeft: left, hasPassword } = value;
  const isOn = since !== null || isTurnedOn;
  return (
    <AccountCard
      id="second-factor"
      title={say('second-factor:title')}
      state={
        <Pill tone={isOn ? 'win' : 'plain'}>
          {say(isOn ? 'second-factor:on' : 'second-factor:off')}
        </Pill>
      }
      text={
        since === null
          ? say('second-factor:text')
          : say('second-factor:since', { at: formatMoment(since, locale, 'day'), count: left })
      }
    >
      {since !== null && left <= FEW_CODES ? (
        <Notice tone="warning">{say('second-factor:fewCodes', { count: left })}</Notice>
      ) : null}
      {!open ? (
        <div className={styles.open}>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {say(since === null ? 'second-factor:setUp' : 'second-factor:end')}
          </Button>
        </div>
      ) : since === null || isTurnedOn ? (
        <SetUpFactor
          hasPassword={hasPassword}
          onTurnedOn={() => setTurnedOn(true)}
          onClose={() => {
            setOpen(false);
            setTurnedOn(false);
            void refresh();
          }}
        />
      ) : (
        <EndFactorForm
          hasPassword={hasPassword}
          onCancel={() => setOpen(false)}
          onDone={(next) => {
            put(next);
            setOpen(false);
          }}
        />
      )}
    </AccountCard>
  );
}
