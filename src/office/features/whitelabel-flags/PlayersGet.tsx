import type { BrandOffers } from '#contract/generated/types.ts';
import { type FlagValues, flagEffect, flagWarnings } from '#domain/whitelabel/flag-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from './PlayersGet.module.css';

export interface PlayersGetProps {
  flags: FlagValues;
  offers: BrandOffers;
  /** Something in it does not hold yet. */
  isPreview: boolean;
}

/** What players find on the site with these switches, and what to look out for. */
export function PlayersGet({ flags, offers, isPreview }: PlayersGetProps) {
  const say = useTexts('office');
  const { login, registration, passwordReset, freePlay } = flagEffect(flags, offers);
  const listed = (names: readonly string[]): string =>
    names.length === 0 ? say('office:playersGet.nothing') : names.join(' · ');
  return (
    <Panel title={isPreview ? say('office:playersGet.willTitle') : say('office:playersGet.title')}>
      <Facts
        facts={[
          {
            id: 'login',
            label: say('office:playersGet.login'),
            value: listed(login.map((id) => say(`office:way.login.${id}`))),
          },
          {
            id: 'registration',
            label: say('office:playersGet.registration'),
            value: listed(registration.map((id) => say(`office:way.registration.${id}`))),
          },
          {
            id: 'passwordReset',
            label: say('office:playersGet.passwordReset'),
            value: listed(passwordReset.map((id) => say(`office:way.passwordReset.${id}`))),
          },
          {
            id: 'freePlay',
            label: say('office:playersGet.freePlay'),
            value: freePlay ? say('office:yes') : say('office:no'),
          },
        ]}
      />
      <p className={styles.hint}>{say('office:playersGet.manifest')}</p>
      {flagWarnings(flags, offers).map((warning) => (
        <Notice key={warning} tone={warning === 'NO_SIGN_IN' ? 'problem' : 'warning'}>
          <p>{say(`office:flagWarning.${warning}`)}</p>
        </Notice>
      ))}
    </Panel>
  );
}
