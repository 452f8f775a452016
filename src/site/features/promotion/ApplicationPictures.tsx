import { useId, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './PromotionPage.module.css';

const MOST = 3;
const MOST_BYTES = 5 * 1024 * 1024;
const KINDS = ['image/png', 'image/jpeg'];

export interface ApplicationPicturesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  problem: string | undefined;
}

/** Pictures for staff, which can be taken out again before they are sent. */
export function ApplicationPictures({ files, onChange, problem }: ApplicationPicturesProps) {
  const say = useTexts('promotion', 'proof');
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<'badPicture' | 'full' | null>(null);
  const id = useId();
  const add = (file: File | undefined): void => {
    if (input.current !== null) input.current.value = '';
    if (file === undefined) return;
    const fits = KINDS.includes(file.type) && file.size <= MOST_BYTES;
    const reason = files.length >= MOST ? 'full' : fits ? null : 'badPicture';
    setRefusal(reason);
    if (reason === null) onChange([...files, file]);
  };
  const remove = (file: File): void => {
    setRefusal(null);
    onChange(files.filter((one) => one !== file));
  };
  const fault =
    refusal === null ? problem : say(`promotion:application.${refusal}`, { most: MOST });
  return (
    <div className={styles.part}>
      {fault === undefined ? null : <Notice tone="problem">{fault}</Notice>}
      {files.length === 0 ? null : (
        <ul className={styles.pictures}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.picture}>
              {file.name}
              <IconButton
                icon="close"
                label={say('promotion:application.remove', { name: file.name })}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept={KINDS.join()}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => add(event.target.files?.[0])}
        />
        <Button
          tone="secondary"
          aria-disabled={files.length >= MOST}
          aria-describedby={`${id}-help`}
          onClick={() => {
            if (files.length >= MOST) setRefusal('full');
            else input.current?.click();
          }}
        >
          <Icon name="camera" size="small" />
          {say('proof:add')}
        </Button>
        <span role="status">{say('proof:count', { count: files.length, most: MOST })}</span>
      </div>
      <p id={`${id}-help`} className={styles.quiet}>
        {say('proof:formats')}
      </p>
    </div>
  );
}
