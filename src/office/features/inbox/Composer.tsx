import { useState } from 'react';
import type { InboxDraft } from '#contract/generated/types.ts';
import { inboxFaults } from '#domain/inbox/inbox-draft.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { ReasonDialog } from '#staff/queue/ReasonDialog.tsx';
import { TextsEditor } from '#staff/setting/TextsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { AudienceEditor } from './AudienceEditor.tsx';
import styles from './InboxDesk.module.css';
import { useAudienceText } from './useAudienceText.ts';

export interface ComposerProps {
  brand: string;
  name: string;
  languages: OfferedLanguages;
  /** Names to begin with. */
  to: readonly string[];
  onLeave: () => void;
}

/** A new message: to whom, when, and what it says in each language as players will see it. */
export function Composer({ brand, name, languages, to, onLeave }: ComposerProps) {
  const say = useTexts('inbox-desk');
  const audienceText = useAudienceText();
  const send = useCommand('sendInboxMessage');
  const [isAsked, setAsked] = useState(false);
  const [draft, setDraft] = useState<InboxDraft>(() => ({
    audience: { kind: 'members', usernames: [...to] },
    texts: [{ language: languages.defaultLanguage, title: '', content: '' }],
    showsAt: null,
  }));
  const { audience } = draft;
  const sent = withoutBlanks(draft);
  const faults = [
    ...inboxFaults(sent, languages, new Date()),
    ...(sent.audience.kind === 'members' && sent.audience.usernames.length === 0
      ? [{ pointer: '/audience/usernames', code: 'required' }]
      : []),
  ];
  const confirm = async (reason: string): Promise<void> => {
    const { ok } = await send.run({ params: { brand }, body: { draft: sent, reason } });
    if (ok) onLeave();
  };
  const isReady = faults.length === 0;
  return (
    <div className={styles.desk}>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onLeave}>
          <Icon name="arrowLeft" size="small" />
          {say('inbox-desk:back')}
        </Button>
      </div>
      <AudienceEditor
        brand={brand}
        draft={draft}
        languages={languages.languages}
        faults={faults}
        onChange={setDraft}
      />
      <div>
        <Switch
          label={say('inbox-desk:isOffer')}
          checked={draft.isOffer === true}
          onChange={(isOffer) => setDraft({ ...draft, isOffer })}
        />
        <p className={styles.to}>{say('inbox-desk:isOffer.hint')}</p>
      </div>
      <TextsEditor
        brand={languages}
        texts={draft.texts}
        faults={faults}
        onChange={(texts) => setDraft({ ...draft, texts })}
      />
      <div className={styles.actions}>
        <Button aria-disabled={!isReady} onClick={() => isReady && setAsked(true)}>
          {say(audience.kind === 'everybody' ? 'inbox-desk:handOver' : 'inbox-desk:send')}
        </Button>
        {isReady ? null : <p className={styles.to}>{say('inbox-desk:notReady')}</p>}
      </div>
      {isAsked ? (
        <ReasonDialog
          title={say('inbox-desk:sendTitle', { name })}
          label={say(audience.kind === 'everybody' ? 'inbox-desk:handOver' : 'inbox-desk:send')}
          effect={say(`inbox-desk:effect.${audience.kind}`, { to: audienceText(sent.audience) })}
          hint={say('inbox-desk:reasonHint')}
          pending={send.pending}
          problem={send.problem === null ? null : <ProblemPanel problem={send.problem} />}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}

/** Without the lines of a list that nothing stands in. */
function withoutBlanks(draft: InboxDraft): InboxDraft {
  const { audience } = draft;
  if (audience.kind !== 'members') return draft;
  const usernames = audience.usernames.map((name) => name.trim()).filter((name) => name !== '');
  return { ...draft, audience: { kind: 'members', usernames } };
}
