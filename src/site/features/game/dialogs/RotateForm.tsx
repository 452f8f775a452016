import { type FormEvent, useState } from 'react';
import { CLIENT_SEED_PATTERN } from '#domain/fairness/round-seeds.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/mui/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SeedsDialog.module.css';

export interface RotateFormProps {
  busy: boolean;
  locked: boolean;
  onRotate: (clientSeed: string) => void;
}

/** Opens the present pair and begins a new one with a seed of the player's own. */
export function RotateForm({ busy, locked, onRotate }: RotateFormProps) {
  const say = useTexts('game');
  const [clientSeed, setClientSeed] = useState(suggestSeed);
  const [tried, setTried] = useState(false);
  const fits = CLIENT_SEED_PATTERN.test(clientSeed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!fits || locked) return;
    onRotate(clientSeed);
    setClientSeed(suggestSeed());
    setTried(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="clientSeed"
        label={say('game:seeds.own')}
        value={clientSeed}
        onChange={setClientSeed}
        maxLength={64}
        problem={tried && !fits ? say('game:seeds.own.problem') : undefined}
        help={say('game:seeds.own.help')}
        required
      />
      <Button type="submit" tone="secondary" pending={busy} aria-disabled={locked}>
        {say('game:seeds.rotate')}
      </Button>
      {locked ? <p className={styles.help}>{say('game:seeds.locked')}</p> : null}
    </form>
  );
}

/** Something to begin with; what the player types instead is as good. */
function suggestSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
