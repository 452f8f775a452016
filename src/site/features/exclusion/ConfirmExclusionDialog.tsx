import { useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ExclusionPeriod } from '#contract/generated/types.ts';
import { exclusionEnd } from '#domain/exclusion/exclusion-end.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import { successAtom } from '../../frame/shell.atoms.ts';
import styles from './ConfirmExclusionDialog.module.css';

export interface ConfirmExclusionDialogProps {
  period: ExclusionPeriod;
  onClose: () => void;
}

/** Says when the break ends and that it cannot be undone, and starts it. */
export function ConfirmExclusionDialog({ period, onClose }: ConfirmExclusionDialogProps) {
  const say = useTexts('exclusion');
  const locale = useLocale();
  const problemText = useProblemText();
  const client = useClient();
  const store = useStore();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const setSuccess = useSetAtom(successAtom);
  const [isUnderstood, setUnderstood] = useState(false);
  const { run, pending, problem } = useCommand('startExclusion');
  const [now] = useState(() => new Date());
  const foreseen = exclusionEnd(period, now);

  const start = async (): Promise<void> => {
    const outcome = await run({ body: { period } });
    if (!outcome.ok) return;
    const { endsAt } = outcome.value;
    const end =
      endsAt === null
        ? say('exclusion:done.forever')
        : say('exclusion:done.text', { end: formatMoment(endsAt, locale) });
    setSuccess({ text: `${say('exclusion:done.title')}. ${end}`, path: '/' });
    await refreshSite(client, store);
    await mutate(() => true, undefined, { revalidate: false });
    await navigate('/');
  };
  return (
    <Dialog title={say('exclusion:confirm.title')} onClose={onClose} busy={pending}>
      <p>
        {foreseen === null
          ? say('exclusion:confirm.forever')
          : say('exclusion:confirm.text', {
              end: formatMoment(foreseen.toISOString(), locale),
            })}
      </p>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <Checkbox
        name="understood"
        label={say('exclusion:confirm.final')}
        checked={isUnderstood}
        onChange={setUnderstood}
      />
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onClose}>
          {say('exclusion:confirm.cancel')}
        </Button>
        <Button
          tone="danger"
          pending={pending}
          disabled={!isUnderstood}
          onClick={() => void start()}
        >
          {say('exclusion:confirm.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
