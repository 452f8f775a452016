import { X } from '@phosphor-icons/react/X';
import { useState } from 'react';
import { isJsonArray } from '#brand/json.ts';
import { HOST_NAME } from '#brand/new-brand.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useEditor } from '../editor/EditorContext.ts';
import controls from '../editor/forms/controls.module.css';
import { Action } from '../look/Action.tsx';
import { IconAction } from '../look/IconAction.tsx';
import styles from './HostsPane.module.css';

/** The names a brand is served under; the first one is where its preview is shown. */
export function HostsPane() {
  const say = useTexts('builder-brands');
  const { layers, edit, readOnly, problems } = useEditor();
  const [typed, setTyped] = useState('');
  const listed = layers.effective['hosts'];
  const hosts = isJsonArray(listed) ? listed.filter((host) => typeof host === 'string') : [];
  const wish = typed.trim().toLowerCase();
  const fault =
    wish === ''
      ? null
      : hosts.includes(wish)
        ? say('builder-brands:hosts.listed')
        : HOST_NAME.test(wish)
          ? null
          : say('builder-brands:hosts.malformed');
  const write = (next: readonly string[]): void =>
    edit({ type: 'setValue', place: ['hosts'], value: [...next] });
  const add = (): void => {
    if (wish === '' || fault !== null) return;
    write([...hosts, wish]);
    setTyped('');
  };
  return (
    <div className={styles.pane} data-field="/hosts" tabIndex={-1}>
      <ul className={styles.list}>
        {hosts.map((host, index) => {
          const found = problems.filter(
            ({ place }) => place[0] === 'hosts' && place[1] === String(index),
          );
          return (
            <li key={host} className={styles.row}>
              <code className={styles.host}>{host}</code>
              {readOnly ? null : (
                <IconAction
                  small
                  label={say('builder-brands:hosts.remove', { host })}
                  icon={<X size={15} />}
                  onClick={() => write(hosts.filter((other) => other !== host))}
                />
              )}
              {found.map(({ problem }) => (
                <p key={problem.code} className={styles.fault}>
                  {problem.message}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
      {readOnly ? null : (
        <div className={styles.add}>
          <label htmlFor="hosts/new" className={styles.label}>
            {say('builder-brands:hosts.new')}
          </label>
          <input
            id="hosts/new"
            className={controls.input}
            value={typed}
            spellCheck={false}
            autoCapitalize="none"
            aria-invalid={fault !== null}
            aria-describedby="hosts/new/fault"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Action disabled={wish === '' || fault !== null} onClick={add}>
            {say('builder-brands:hosts.add')}
          </Action>
          <p id="hosts/new/fault" className={styles.fault} role="alert">
            {fault}
          </p>
        </div>
      )}
    </div>
  );
}
