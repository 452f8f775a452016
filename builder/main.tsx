import { createRoot } from 'react-dom/client';
import { applyLanguage } from '#ui/i18n/apply-language.ts';
import { BuilderApp } from './BuilderApp.tsx';
import { createBuilderContext } from './builder-context.ts';
import { applyScheme } from './look/scheme.ts';
import { createBuilderTexts, firstLanguage } from './texts.ts';

applyScheme();
const language = firstLanguage();
applyLanguage(language, 'ltr');
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
const texts = await createBuilderTexts(language);
createRoot(root).render(<BuilderApp context={createBuilderContext(texts)} />);
