import { CaretLeft } from '@phosphor-icons/react/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { useState } from 'react';
import type { ProductText } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import type { RefusedTexts } from './refused-texts.ts';
import { type TextEdit, type TextEdits, textName } from './text-edits.ts';
import styles from './TextList.module.css';
import { TextRow } from './TextRow.tsx';

/** More rows at once make typing slow. */
const PAGE = 100;

export interface TextListProps {
  texts: readonly ProductText[];
  /** Names the filters: another view starts at its first page. */
  view: string;
  edits: TextEdits;
  refused: RefusedTexts;
  language: string;
  direction: 'ltr' | 'rtl';
  readOnly: boolean;
  onEdit: (text: ProductText, edit: TextEdit) => void;
  onRevert: (name: string) => void;
}

/** Texts side by side with their source, a hundred at a time. */
export function TextList({ texts, view, edits, refused, ...row }: TextListProps) {
  const say = useTexts('builder-languages');
  const [wanted, setWanted] = useState({ view, page: 0 });
  const last = Math.max(0, Math.ceil(texts.length / PAGE) - 1);
  const page = Math.min(wanted.view === view ? wanted.page : 0, last);
  const shown = texts.slice(page * PAGE, (page + 1) * PAGE);
  const turn = (to: number): void => {
    setWanted({ view, page: to });
    document.querySelector('[data-texts]')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.texts} data-texts="">
      <ol className={styles.list}>
        {shown.map((text) => {
          const name = textName(text);
          return (
            <TextRow
              key={name}
              {...row}
              text={text}
              edit={edits[name]}
              refusal={refused.get(name)}
            />
          );
        })}
      </ol>
      {last === 0 ? null : (
        <nav className={styles.pager} aria-label={say('builder-languages:pager.label')}>
          <p aria-live="polite">
            {say('builder-languages:pager.shown', {
              first: page * PAGE + 1,
              last: page * PAGE + shown.length,
              total: texts.length,
            })}
          </p>
          <IconAction
            label={say('builder-languages:pager.previous')}
            icon={<CaretLeft size={18} className={styles.caret} />}
            disabled={page === 0}
            onClick={() => turn(page - 1)}
          />
          <IconAction
            data-next-page=""
            label={say('builder-languages:pager.next')}
            icon={<CaretRight size={18} className={styles.caret} />}
            disabled={page === last}
            onClick={() => turn(page + 1)}
          />
        </nav>
      )}
    </div>
  );
}
