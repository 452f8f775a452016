import { Fragment } from 'react';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from './EditorContext.ts';
import styles from './KeyboardSheet.module.css';
import { modifierKey } from './search/modifier-key.ts';

interface Shortcut {
  readonly name: string;
  /** Alternatives, each of keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
}

/** The keyboard shortcuts of the editor. A reader's list has none that edit. */
export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  const say = useTexts('builder', 'builder-edit');
  const { readOnly } = useEditor();
  const shift = say('builder-edit:key.shift');
  const edits: readonly Shortcut[] = [
    { name: say('builder:undo'), keys: [[modifierKey, 'Z']] },
    {
      name: say('builder:redo'),
      keys: [
        [modifierKey, shift, 'Z'],
        [modifierKey, 'Y'],
      ],
    },
    { name: say('builder:save.now'), keys: [[modifierKey, 'S']] },
  ];
  const anywhere: readonly Shortcut[] = [
    { name: say('builder-edit:search.title'), keys: [[modifierKey, 'K'], ['/']] },
    { name: say('builder-edit:keyboard.title'), keys: [['?']] },
    { name: say('builder-edit:keyboard.closeDialog'), keys: [['Esc']] },
  ];
  const lists: readonly Shortcut[] = [
    { name: say('builder-edit:keyboard.moveUp'), keys: [['↑']] },
    { name: say('builder-edit:keyboard.moveDown'), keys: [['↓']] },
    { name: say('builder-edit:keyboard.moveFirst'), keys: [[say('builder-edit:key.home')]] },
    { name: say('builder-edit:keyboard.moveLast'), keys: [[say('builder-edit:key.end')]] },
  ];
  return (
    <Dialog title={say('builder-edit:keyboard.title')} onClose={onClose}>
      <ShortcutGroup
        title={say('builder-edit:keyboard.anywhere')}
        shortcuts={readOnly ? anywhere : [...edits, ...anywhere]}
      />
      {readOnly ? null : (
        <ShortcutGroup title={say('builder-edit:keyboard.lists')} shortcuts={lists} />
      )}
    </Dialog>
  );
}

interface ShortcutGroupProps {
  title: string;
  shortcuts: readonly Shortcut[];
}

function ShortcutGroup({ title, shortcuts }: ShortcutGroupProps) {
  const say = useTexts('builder-edit');
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ name, keys }) => (
          <div key={name} className={styles.shortcut}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {keys.map((together, index) => (
                <Fragment key={together.join(' ')}>
                  {index === 0 ? null : (
                    <span className={styles.or}>{say('builder-edit:keyboard.or')}</span>
                  )}
                  {together.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
