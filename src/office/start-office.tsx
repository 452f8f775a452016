import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { officeOperations } from '#contract/generated/client-operations.ts';
import { createStaffContext } from '#staff/session/staff-context.ts';
import { OfficeRoot } from './OfficeRoot.tsx';
import { createOfficeTexts } from './texts/office-texts.ts';

/** Where the server serves the page. */
const BASE = '/office';

/** Puts the office on the page. */
export async function startOffice(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  try {
    const context = createStaffContext(await createOfficeTexts(), officeOperations);
    createRoot(root).render(
      // Filters live in the address: as a transition, what was chosen would for a moment spring back.
      <BrowserRouter basename={BASE} useTransitions={false}>
        <OfficeRoot context={context} />
      </BrowserRouter>,
    );
  } catch (error) {
    root.replaceChildren(...startFailure());
    throw error;
  }
}

/** The texts themselves did not come, so these words stand here, in both languages. */
function startFailure(): HTMLElement[] {
  return [
    ['es', 'No se pudo cargar la oficina. Revisa tu conexión y vuelve a cargar la página.'],
    ['en', 'The office could not be loaded. Check your connection and reload the page.'],
  ].map(([language = '', words = '']) => {
    const line = document.createElement('p');
    line.lang = language;
    line.className = 'startFailure';
    line.textContent = words;
    return line;
  });
}
