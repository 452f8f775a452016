import type { Icon } from '@phosphor-icons/react';
import { Compass } from '@phosphor-icons/react/Compass';
import { Globe } from '@phosphor-icons/react/Globe';
import { House } from '@phosphor-icons/react/House';
import { IdentificationCard } from '@phosphor-icons/react/IdentificationCard';
import { List } from '@phosphor-icons/react/List';
import { Megaphone } from '@phosphor-icons/react/Megaphone';
import { Palette } from '@phosphor-icons/react/Palette';
import { Rows } from '@phosphor-icons/react/Rows';
import { Scales } from '@phosphor-icons/react/Scales';
import { SignIn } from '@phosphor-icons/react/SignIn';
import { Storefront } from '@phosphor-icons/react/Storefront';
import { Images } from '@phosphor-icons/react/Images';
import { Plugs } from '@phosphor-icons/react/Plugs';
import { NotePencil } from '@phosphor-icons/react/NotePencil';
import { LinkSimple } from '@phosphor-icons/react/LinkSimple';
import { TreeStructure } from '@phosphor-icons/react/TreeStructure';
import { UserPlus } from '@phosphor-icons/react/UserPlus';
import { useMemo } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SECTIONS, type SectionName } from '../registry/sections.ts';
import { fieldState } from './document/field-state.ts';
import { useEditor } from './EditorContext.ts';
import styles from './SectionList.module.css';

const ICONS: Readonly<Record<SectionName, Icon>> = {
  identity: IdentificationCard,
  theme: Palette,
  navigation: Compass,
  menus: List,
  home: House,
  footer: Rows,
  auth: SignIn,
  registration: UserPlus,
  popups: Megaphone,
  i18n: Globe,
  market: Storefront,
  legal: Scales,
  integrations: Plugs,
  meta: NotePencil,
  assets: Images,
  hosts: LinkSimple,
  extends: TreeStructure,
};

/** The parts of a brand, with what is wrong in each and which hold words of the brand's own. */
export function SectionList({ section }: { section: SectionName }) {
  const say = useTexts('builder');
  const { openSection } = useEditor();
  return (
    <nav className={styles.sections} data-part="sections" aria-label={say('builder:sections')}>
      <ul className={styles.list}>
        {SECTIONS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.section}
              aria-current={name === section ? 'true' : undefined}
              onClick={() => openSection(name)}
            >
              <SectionEntry name={name} />
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <span className="visually-hidden">{say('builder:sections')}</span>
        <select
          value={section}
          onChange={(event) => {
            const next = SECTIONS.find((name) => name === event.target.value);
            if (next !== undefined) openSection(next);
          }}
        >
          {SECTIONS.map((name) => (
            <option key={name} value={name}>
              {say(`builder:section.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}

function SectionEntry({ name }: { name: SectionName }) {
  const say = useTexts('builder');
  const { layers, problems } = useEditor();
  const state = useMemo(() => fieldState(layers, `/${name}`).name, [layers, name]);
  const inside = problems.filter(({ place }) => place[0] === name);
  const errors = inside.filter(({ problem }) => problem.severity === 'error').length;
  const warnings = inside.filter(({ problem }) => problem.severity === 'warning').length;
  const Icon = ICONS[name];
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.name}>{say(`builder:section.${name}`)}</span>
      {errors > 0 ? (
        <span className={styles.errors}>
          <span aria-hidden="true">{errors}</span>
          <span className="visually-hidden">
            {say('builder:problem.errors', { count: errors })}
          </span>
        </span>
      ) : warnings > 0 ? (
        <span className={styles.warnings}>
          <span aria-hidden="true">{warnings}</span>
          <span className="visually-hidden">
            {say('builder:problem.warnings', { count: warnings })}
          </span>
        </span>
      ) : state === 'set' || state === 'mixed' ? (
        <span className={styles.own}>
          <span className="visually-hidden">{say('builder:section.own')}</span>
        </span>
      ) : null}
    </>
  );
}
