import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { helpPartsOf } from './help-parts.ts';
import { helpRoutes } from './help.routes.ts';
import { shownTopics } from './shown-topics.ts';

export function helpFeature(parts: Parts): Feature {
  const { db, clock } = parts;
  const help = helpPartsOf(parts);
  return {
    name: 'help',
    routes: helpRoutes({ db, clock, ...help }),
    pageData: async ({ screen, brand, language }) => ({
      help: await shownTopics(screen, () => help.topicsOf(brand, language)),
    }),
  };
}
