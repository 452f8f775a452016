import styles from './ProofPictures.module.css';

export interface ProofPicturesProps {
  proofs: readonly { readonly url: string; readonly addedAt: string }[];
  /** What a picture is, for who cannot see it. @param at date and minute, UTC */
  label: (number: number, at: string) => string;
}

const MINUTE_LENGTH = 16;

/** Pictures that a player sent as proof, each opening in full. */
export function ProofPictures({ proofs, label }: ProofPicturesProps) {
  return (
    <div className={styles.proofs}>
      {proofs.map(({ url, addedAt }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            className={styles.proof}
            alt={label(index + 1, addedAt.slice(0, MINUTE_LENGTH))}
          />
        </a>
      ))}
    </div>
  );
}
