import { useTexts } from '#ui/i18n/useTexts.ts';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { QrCode } from '#ui/kit/QrCode.tsx';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import styles from './AgentHome.module.css';

/** The code to invite by: to read out, to copy, and to scan. */
export function InvitationPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const { affiliateCode, joinUrl, powers } = home;
  if (affiliateCode === null || joinUrl === null) return null;
  return (
    <Panel title={say('agent:code')}>
      <Explanation>{say('agent:code.text')}</Explanation>
      <Facts>
        <Fact name={say('agent:code')}>
          <span className="tabular">{affiliateCode}</span>
          <CopyButton value={affiliateCode} label={say('agent:code')} />
        </Fact>
        <Fact name={say('agent:link')}>
          <span className={styles.link}>{joinUrl}</span>
          <CopyButton value={joinUrl} label={say('agent:link')} />
        </Fact>
      </Facts>
      <div className={styles.code}>
        <QrCode text={joinUrl} label={say('agent:link.qr')} />
      </div>
      {powers.includes('registrationLinks') ? (
        <div>
          <CentreLink href="/agentHome/register-centre?view=links">
            {say('agent:link.more')}
          </CentreLink>
        </div>
      ) : null}
    </Panel>
  );
}
