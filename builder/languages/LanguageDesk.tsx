import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Desk } from './desk/Desk.tsx';

/** The texts of one language; the route's `language` names it. */
export function LanguageDesk() {
  const { language = '' } = useParams();
  return (
    <Suspense fallback={null}>
      <Desk key={language} language={language} />
    </Suspense>
  );
}
