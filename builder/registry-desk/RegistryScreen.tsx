import { ArrowLeft } from '@phosphor-icons/react/ArrowLeft';
import { Suspense } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { LOGO_KINDS, type LogoKind } from '#brand/registry.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Mark } from '../look/Mark.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { RegistryDesk } from './RegistryDesk.tsx';
import styles from './RegistryScreen.module.css';
import { isLogoKind } from './registry-kinds.ts';

/** What any brand may name: banks, providers, payment networks and licences. */
export function RegistryScreen() {
  const { kind = 'banks' } = useParams();
  return isLogoKind(kind) ? (
    <Suspense fallback={null}>
      <KindScreen kind={kind} />
    </Suspense>
  ) : (
    <Navigate to="/registry" replace />
  );
}

function KindScreen({ kind }: { kind: LogoKind }) {
  const say = useTexts('builder', 'builder-registry');
  return (
    <div className={styles.screen}>
      <title>
        {`${say(`builder-registry:kinds.${kind}`)} · ${say('builder-registry:title')} · ${say('builder:name')}`}
      </title>
      <header className={styles.head}>
        <Link to="/" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          <span>{say('builder:brands.back')}</span>
        </Link>
        <Mark size={32} />
        <span className={styles.name}>{say('builder:name')}</span>
        <span className={styles.space} />
        <AccountMenu />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{say('builder-registry:title')}</h1>
        <p className={styles.lead}>{say('builder-registry:lead')}</p>
        <nav className={styles.kinds} aria-label={say('builder-registry:kinds')}>
          {LOGO_KINDS.map((other) => (
            <Link
              key={other}
              to={`/registry/${other}`}
              className={styles.kind}
              aria-current={other === kind ? 'page' : undefined}
            >
              {say(`builder-registry:kinds.${other}`)}
            </Link>
          ))}
        </nav>
        <RegistryDesk key={kind} kind={kind} />
      </main>
    </div>
  );
}
