import { UploadSimple } from '@phosphor-icons/react/UploadSimple';
import { useId } from 'react';
import type { BrandAssetFile } from '#contract/generated/types.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { PICTURE_TYPES } from './read-file.ts';
import styles from './UploadButton.module.css';
import { useUpload } from './useUpload.ts';

export interface UploadButtonProps {
  /** What the button says. */
  children: string;
  onUploaded: (file: BrandAssetFile) => void;
}

/** Chooses a picture, or takes one that is dropped on it, and brings it to the server. */
export function UploadButton({ children, onUploaded }: UploadButtonProps) {
  const { brand } = useEditor();
  const { upload, pending, fault } = useUpload(brand);
  const id = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || pending) return;
    const made = await upload(file);
    if (made !== null) onUploaded(made);
  };
  return (
    <div className={styles.upload}>
      {/* The input lies over the whole button: what is dropped on it, it takes by itself. */}
      <label className={styles.button} data-pending={pending || undefined}>
        <UploadSimple size={16} aria-hidden="true" />
        <span>{children}</span>
        <input
          className={styles.file}
          type="file"
          accept={PICTURE_TYPES}
          aria-describedby={fault === null ? undefined : id}
          onChange={(event) => {
            const { files } = event.target;
            void take(files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <p id={id} className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
