import { Check } from '@phosphor-icons/react/Check';
import { Prohibit } from '@phosphor-icons/react/Prohibit';
import { useId, useState } from 'react';
import type { Explanation } from '#brand/explain.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from '../../editor/EditorContext.ts';
import formStyles from '../../editor/forms/controls.module.css';
import { Action } from '../../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useExplanations } from './ExplainContext.ts';
import styles from './ExplainSheet.module.css';
import { pointerOfElement } from './explanations.ts';

/** Every element of the site with its reasons; what is not on it comes first. */
export function ExplainSheet({ onClose }: { onClose: () => void }) {
  const say = useTexts('builder', 'because');
  const explanations = useExplanations();
  const [search, setSearch] = useState('');
  const id = useId();
  const found = (explanations ?? []).filter(({ element }) =>
    element.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const absent = found.filter(({ present }) => !present);
  const present = found.filter((explanation) => explanation.present);
  return (
    <Dialog wide title={say('builder:explain.title')} onClose={onClose}>
      <p className={styles.help}>{say('builder:explain.help')}</p>
      <label htmlFor={id} className="visually-hidden">
        {say('builder:explain.search')}
      </label>
      <input
        id={id}
        type="search"
        className={formStyles.input}
        placeholder={say('builder:explain.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {explanations === null ? <Notice tone="warning">{say('builder:explain.none')}</Notice> : null}
      <ExplanationList
        title={say('builder:explain.absent', { count: absent.length })}
        explanations={absent}
        onClose={onClose}
      />
      <ExplanationList
        title={say('builder:explain.present', { count: present.length })}
        explanations={present}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface ExplanationListProps {
  title: string;
  explanations: readonly Explanation[];
  onClose: () => void;
}

function ExplanationList({ title, explanations, onClose }: ExplanationListProps) {
  const say = useTexts('builder', 'because');
  const { select } = useEditor();
  if (explanations.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {explanations.map((explanation) => {
          const pointer = pointerOfElement(explanation);
          return (
            <li key={explanation.element} className={styles.element}>
              <span className={styles.name} data-present={explanation.present}>
                {explanation.present ? (
                  <Check size={15} aria-hidden="true" />
                ) : (
                  <Prohibit size={15} aria-hidden="true" />
                )}
                <code>{explanation.element}</code>
              </span>
              <ul className={styles.reasons}>
                {explanation.reasons.map(({ messageKey, params, origin }, index) => (
                  <li key={index}>
                    {say(messageKey, params)}
                    {origin === undefined ? null : (
                      <span className={styles.origin}>{origin.layer}</span>
                    )}
                  </li>
                ))}
              </ul>
              {pointer === null ? null : (
                <Action
                  small
                  tone="quiet"
                  onClick={() => {
                    onClose();
                    select(pointer);
                  }}
                >
                  {say('builder:explain.goTo')}
                </Action>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
