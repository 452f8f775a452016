import type { HelpPagePlace, HelpSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import styles from './PageRow.module.css';

export interface PageRowProps {
  place: HelpPagePlace;
  /** Undefined: begun here and not saved yet. */
  summary: HelpSettings['pages'][number] | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined: for looking at. */
  onMove: ((by: 1 | -1) => void) | undefined;
  onPublish: (published: boolean) => void;
}

/** One page in a line: its name, in which languages it is the brand's own, and its place. */
export function PageRow({ place, summary, isFirst, isLast, onMove, onPublish }: PageRowProps) {
  const say = useTexts('help-desk');
  const { change } = useAddress();
  const { pageId, published } = place;
  const title = summary?.title ?? '';
  const of = { page: title === '' ? pageId : title };
  return (
    <li className={styles.row} data-hidden={published ? undefined : ''}>
      <span className={styles.words}>
        <span className={styles.title}>
          {title === '' ? say('help-desk:unwritten') : title.replace('{brand}', '…')}
        </span>
        <span className={styles.more}>
          <span className="code">{pageId}</span>
          {(summary?.ownLanguages ?? []).map((language) => (
            <Pill key={language} tone="accent">
              {language}
            </Pill>
          ))}
        </span>
      </span>
      <Switch
        label={say('help-desk:shown', of)}
        hideLabel
        checked={published}
        disabled={onMove === undefined || title === ''}
        onChange={onPublish}
      />
      {onMove === undefined ? null : (
        <span className={styles.tools}>
          <IconButton
            icon="caretDown"
            className={styles.up ?? ''}
            label={say('help-desk:up', of)}
            aria-disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="caretDown"
            label={say('help-desk:down', of)}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
      )}
      {summary === undefined ? (
        <span className={styles.more}>{say('help-desk:saveFirst')}</span>
      ) : (
        <Button tone="secondary" size="small" onClick={() => change({ page: pageId })}>
          {say('help-desk:open')}
          <span className="visually-hidden">: {of.page}</span>
        </Button>
      )}
    </li>
  );
}
