import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { requestOrigin } from '../../platform/public-origin.ts';
import { rasterIcons } from './app-icons.ts';
import type { FindWebApp } from './web-app-brand.ts';
import { webAppRoutes } from './web-app.routes.ts';

type Draw = (picture: {
  brand: string;
  kind: string;
  name: string;
  scheme: null;
}) => { svg: string } | null;

/** Brands as installed apps, with the live plan's name, colours and icon. */
export function webAppFeature({ pageBrands, text, config }: Parts, draw: Draw): Feature {
  const find: FindWebApp = (host) => {
    const brand = pageBrands.byHost(host);
    if (brand === null) return null;
    const { id, hash, defaultLanguage: language } = brand;
    const { theme, identity, languages } = brand.planForAnybody();
    const icon = draw({ brand: id, kind: 'icon', name: 'icon', scheme: null });
    if (icon === null) throw new Error(`${id} has no icon`);
    const { bg } = theme.tokens[theme.defaultScheme === 'dark' ? 'dark' : 'light'];
    const { tagline } = identity;
    return {
      id,
      hash,
      name: identity.name,
      description:
        'text' in tagline ? tagline.text : text.say(language, tagline.key, tagline.params),
      language,
      direction: languages.enabled.find(({ code }) => code === language)?.dir ?? 'ltr',
      colours: { background: bg, bar: bg },
      icon: icon.svg,
    };
  };
  const originOf = (request: Parameters<typeof requestOrigin>[0]) => requestOrigin(request, config);
  return { name: 'web-app', pages: [webAppRoutes({ find, icons: rasterIcons(), text, originOf })] };
}
