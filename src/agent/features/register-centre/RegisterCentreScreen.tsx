import { useTexts } from '#ui/i18n/useTexts.ts';
import { PillTabs } from '#ui/kit/branded/PillTabs.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { RegistrationLinks } from './RegistrationLinks.tsx';
import styles from './RegisterCentre.module.css';

type View = 'create' | 'links';

/** Accounts below the agent: created by hand, or by a link that others register with. */
export function RegisterCentreScreen() {
  const say = useTexts('agent', 'records', 'ui');
  return (
    <AgentFrame title={say('agent:register')}>
      <HomeGate>{(home) => <RegisterCentre home={home} />}</HomeGate>
    </AgentFrame>
  );
}

const PANEL = 'register-centre';

function RegisterCentre({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const address = useAddress();
  const views: readonly View[] = [
    ...(home.powers.includes('createAccounts') ? (['create'] as const) : []),
    ...(home.powers.includes('registrationLinks') ? (['links'] as const) : []),
  ];
  const view = views.find((one) => one === address.get('view')) ?? views[0];
  if (view === undefined || home.mayCreate.length === 0) {
    return <Notice>{say('agent:register.none')}</Notice>;
  }
  return (
    <>
      {views.length < 2 ? null : (
        <div className={styles.tabs}>
          <PillTabs
            label={say('agent:register')}
            tabs={views.map((id) => ({ id, label: say(`agent:register.${id}`) }))}
            chosen={view}
            onChoose={(id) => address.set({ view: id })}
            panel={PANEL}
          />
        </div>
      )}
      <div
        id={PANEL}
        className={styles.part}
        {...(views.length < 2 ? {} : { role: 'tabpanel', 'aria-labelledby': `${PANEL}-${view}` })}
      >
        {view === 'create' ? <CreateAccountForm home={home} /> : <RegistrationLinks home={home} />}
      </div>
    </>
  );
}
