import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DocumentDialog } from '../document/DocumentDialog.tsx';
import styles from './TermsLinks.module.css';

const DOCUMENTS = ['terms', 'privacy'] as const;

/** Opens the documents to accept over the form, so that nothing typed is lost. */
export function TermsLinks() {
  const { routes } = useSitePlan();
  const say = useTexts('shell');
  const [open, setOpen] = useState<(typeof DOCUMENTS)[number] | null>(null);
  const shown = DOCUMENTS.filter((id) => routes.some(({ screen }) => screen === id));
  return (
    <>
      <div className={styles.links}>
        {shown.map((id) => (
          <button key={id} type="button" className={styles.link} onClick={() => setOpen(id)}>
            {say(`shell:screen.${id}`)}
          </button>
        ))}
      </div>
      {open === null ? null : <DocumentDialog screen={open} onClose={() => setOpen(null)} />}
    </>
  );
}
