import { useState } from 'react';
import type { RegistrationLink } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Toolbar } from '../../frame/Panel.tsx';
import { CloseLinkDialog } from './CloseLinkDialog.tsx';
import { CreateLinkDialog } from './CreateLinkDialog.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LinkCodeDialog } from './LinkCodeDialog.tsx';
import styles from './RegisterCentre.module.css';

type OpenDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'code' | 'close'; readonly link: RegistrationLink };

/** The agent's registration links and what came of them. */
export function RegistrationLinks({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const list = useCursorList('listRegistrationLinks', { limit: 20 });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setDialog(null);
  const changed = (): void => {
    close();
    void list.refresh();
  };
  const create = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <Icon name="plus" size="small" />
      {say('agent:links.create')}
    </Button>
  );
  return (
    <>
      {home.hosts.length === 0 ? (
        <Notice>{say('agent:links.noHosts')}</Notice>
      ) : (
        <Toolbar>{create}</Toolbar>
      )}
      <RecordList
        list={list}
        empty={
          <EmptyState icon="link" title={say('agent:links.empty.title')}>
            {say('agent:links.empty.text')}
          </EmptyState>
        }
      >
        {(links) => (
          <ul className={styles.links}>
            {links.map((link) => (
              <LinkCard
                key={link.linkId}
                link={link}
                onShowCode={() => setDialog({ kind: 'code', link })}
                onClose={() => setDialog({ kind: 'close', link })}
              />
            ))}
          </ul>
        )}
      </RecordList>
      {dialog?.kind === 'create' ? (
        <CreateLinkDialog home={home} onCreated={changed} onClose={close} />
      ) : null}
      {dialog?.kind === 'code' ? <LinkCodeDialog link={dialog.link} onClose={close} /> : null}
      {dialog?.kind === 'close' ? (
        <CloseLinkDialog link={dialog.link} onClosed={changed} onClose={close} />
      ) : null}
    </>
  );
}
