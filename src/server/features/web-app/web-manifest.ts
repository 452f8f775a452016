import { appAddresses, APP_ICONS } from './app-addresses.ts';
import type { WebAppBrand } from './web-app-brand.ts';

/** What a browser needs to install the site, as the Web Application Manifest has it. */
export function webManifest(brand: WebAppBrand): object {
  const { icon } = appAddresses(brand.hash);
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: brand.language,
    dir: brand.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.colours.background,
    theme_color: brand.colours.bar,
    // The mark keeps within the safe zone, so one picture serves cut out and whole.
    icons: APP_ICONS.flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: icon(side),
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
