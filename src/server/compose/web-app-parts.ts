import type { ServerText } from '../platform/text.ts';
import type { Artist } from '../features/picture/brand-artist.ts';
import type { PageBrands } from '../features/page/page-brand.ts';
import { rasterIcons } from '../features/web-app/app-icons.ts';
import type { WebAppDependencies } from '../features/web-app/web-app.routes.ts';

/** Brands as apps: the live plan's name, colours and icon. */
export function webAppPartsOf(
  brands: PageBrands,
  draw: Artist,
  text: ServerText,
): WebAppDependencies {
  return {
    text,
    icons: rasterIcons(),
    find(host) {
      const brand = brands.byHost(host);
      if (brand === null) return null;
      const { id, hash, defaultLanguage: language } = brand;
      const plan = brand.planForAnybody();
      const icon = draw({ brand: id, kind: 'icon', name: 'icon', scheme: null });
      if (icon === null) throw new Error(`${id} has no icon`);
      const { theme, identity, languages } = plan;
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
    },
  };
}
