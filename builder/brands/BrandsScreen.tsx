import { Plus } from '@phosphor-icons/react/Plus';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Action } from '../look/Action.tsx';
import { Mark } from '../look/Mark.tsx';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { BrandCard } from './BrandCard.tsx';
import { BRAND_FILTERS, type BrandFilter, foundBrands } from './brand-filter.ts';
import styles from './BrandsScreen.module.css';
import { NewBrandDialog } from './NewBrandDialog.tsx';

/** Every brand this person may see, each in its own colours. */
export function BrandsScreen() {
  const say = useTexts('builder');
  const sayBrands = useTexts('builder-brands');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const staff = useStaff();
  const { value, problem, loading, refresh } = useQuery('listBrands');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<BrandFilter>('all');
  const [open, setOpen] = useState<'new' | { archive: string } | null>(null);
  const items = useMemo(
    () => foundBrands(value?.items ?? [], { search, filter }),
    [value, search, filter],
  );
  const mayCreate = staff.may('brand.create');
  const archiving =
    open !== null && open !== 'new'
      ? value?.items.find(({ brand }) => brand === open.archive)
      : undefined;
  return (
    <div className={styles.screen}>
      <title>{say('builder:name')}</title>
      <header className={styles.head}>
        <Mark size={32} />
        <span className={styles.name}>{say('builder:name')}</span>
        <nav className={styles.desks} aria-label={sayBrands('builder-brands:desks')}>
          <Link to="/languages">{sayBrands('builder-brands:desks.languages')}</Link>
          <Link to="/registry">{sayBrands('builder-brands:desks.registry')}</Link>
        </nav>
        <span className={styles.space} />
        <AccountMenu />
      </header>
      <main className={styles.main}>
        <div className={styles.titleRow}>
          <h1 className={styles.title}>{say('builder:brands.title')}</h1>
          {mayCreate ? (
            <Action
              tone="strong"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setOpen('new')}
            >
              {sayBrands('builder-brands:new')}
            </Action>
          ) : null}
        </div>
        <p className={styles.lead}>{say('builder:brands.lead')}</p>
        {problem === null ? null : (
          <Notice
            tone="problem"
            action={<Action onClick={() => void refresh()}>{say('builder:tryAgain')}</Action>}
          >
            {problemText(problem)}
          </Notice>
        )}
        <div className={styles.tools}>
          <input
            type="search"
            className={styles.search}
            aria-label={sayBrands('builder-brands:search')}
            placeholder={sayBrands('builder-brands:search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <select
            className={styles.filter}
            aria-label={sayBrands('builder-brands:filter')}
            value={filter}
            onChange={(event) => {
              const next = BRAND_FILTERS.find((one) => one === event.target.value);
              if (next !== undefined) setFilter(next);
            }}
          >
            {BRAND_FILTERS.map((one) => (
              <option key={one} value={one}>
                {sayBrands(`builder-brands:filter.${one}`)}
              </option>
            ))}
          </select>
        </div>
        {value !== undefined && items.length === 0 ? (
          <Notice>
            {value.items.length === 0
              ? say('builder:brands.none')
              : sayBrands('builder-brands:notFound')}
          </Notice>
        ) : null}
        <ul className={styles.grid} aria-busy={loading}>
          {items.map((brand) => (
            <li key={brand.brand}>
              <BrandCard
                brand={brand}
                onArchive={mayCreate ? () => setOpen({ archive: brand.brand }) : null}
              />
            </li>
          ))}
        </ul>
      </main>
      {open === 'new' && value !== undefined ? (
        <NewBrandDialog
          brands={value.items}
          bases={value.bases}
          onClose={() => setOpen(null)}
          onCreated={(brand) => void navigate(`/${brand}`)}
        />
      ) : null}
      {archiving === undefined ? null : (
        <ArchiveDialog
          brand={archiving}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void refresh();
          }}
        />
      )}
    </div>
  );
}
