import { type FormEvent, useState } from 'react';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { randomClientSeed } from '../session/random-client-seed.ts';
import styles from './SeedsDialog.module.css';

export interface RotateFormProps {
  busy: boolean;
  locked: boolean;
  /** The commitment of the pair that the typed seed completes. */
  nextServerSeedHash: string;
  onRotate: (clientSeed: string) => void;
}

/** Reveals the server seed in use and puts the committed next pair into use with the typed client seed. */
export function RotateForm({ busy, locked, nextServerSeedHash, onRotate }: RotateFormProps) {
  const say = useTexts('game');
  const [clientSeed, setClientSeed] = useState(randomClientSeed);
  const [tried, setTried] = useState(false);
  const fits = isClientSeed(clientSeed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!fits || locked) return;
    onRotate(clientSeed);
    setClientSeed(randomClientSeed());
    setTried(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <dl className={styles.facts}>
        <dt>{say('game:seeds.next')}</dt>
        <dd>
          <code className={styles.code}>{nextServerSeedHash}</code>
          <p className={styles.help}>{say('game:seeds.next.help')}</p>
        </dd>
      </dl>
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
