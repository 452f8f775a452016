import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawQr } from '#art/qr/draw-qr.ts';
import { isAddressHash } from '../../platform/address-hash.ts';
import { Problem } from '../../platform/problem.ts';
import type { ServerText } from '../../platform/text.ts';
import { APP_ICONS, appAddresses, TOUCH_ICON } from './app-addresses.ts';
import type { RasterIcon } from './app-icons.ts';
import { type FindWebApp, ICON_SIDE, type WebAppBrand } from './web-app-brand.ts';
import { webClipProfile } from './web-clip.ts';
import { webManifest } from './web-manifest.ts';

/** What the download page's QR codes lead to. */
const QR_TARGETS: Readonly<Record<string, string>> = {
  web: '/',
  ios: appAddresses('').profile,
  android: '/down#android',
};
const QR_SIDE = 100;

const HOUR = 'public, max-age=3600';
const YEAR = 'public, max-age=31536000, immutable';
/** A file opened by itself runs nothing. */
const INERT = "default-src 'none'; sandbox";

interface WebApps {
  find: FindWebApp;
  icons: RasterIcon;
  text: ServerText;
  /** The origin that a request came to. */
  originOf: (request: FastifyRequest) => string;
}

/** What makes a brand's site an app of its own: manifest, icons, the iOS profile, and QR codes. */
export function webAppRoutes({ find, icons, text, originOf }: WebApps) {
  const brandOf = (request: FastifyRequest): WebAppBrand => {
    const brand = find(request.hostname);
    if (brand === null) throw new Problem('UNKNOWN_HOST');
    return brand;
  };

  return (app: FastifyInstance): void => {
    app.get(appAddresses('').manifest, (request, reply) =>
      reply
        .headers({ 'cache-control': HOUR, 'content-security-policy': INERT })
        .type('application/manifest+json')
        .send(JSON.stringify(webManifest(brandOf(request)))),
    );

    app.get<{ Params: { hash: string; file: string } }>(
      '/app/:hash/:file',
      async (request, reply) => {
        const { hash, file } = request.params;
        const side = Number(/^icon-(\d{3})\.png$/.exec(file)?.[1]);
        if (!isAddressHash(hash) || ![...APP_ICONS, TOUCH_ICON].includes(side))
          throw new Problem('NOT_FOUND');
        const icon = await icons(brandOf(request), side);
        return reply
          .headers({ 'cache-control': YEAR, 'content-security-policy': INERT })
          .type('image/png')
          .send(icon);
      },
    );

    app.get(appAddresses('').profile, async (request, reply) => {
      const brand = brandOf(request);
      const profile = webClipProfile({
        name: brand.name,
        origin: originOf(request),
        icon: await icons(brand, TOUCH_ICON),
        description: text.say(request.language, 'download:ios.profile', { brand: brand.name }),
      });
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': INERT,
          'content-disposition': `attachment; filename="${brand.id}.mobileconfig"`,
        })
        .type('application/x-apple-aspen-config')
        .send(profile);
    });

    app.get<{ Params: { file: string } }>('/app/qr/:file', (request, reply) => {
      const name = /^([a-z]+)\.svg$/.exec(request.params.file)?.[1] ?? '';
      const path = Object.hasOwn(QR_TARGETS, name) ? QR_TARGETS[name] : undefined;
      const brand = brandOf(request);
      const logo = { drawing: brand.icon, side: ICON_SIDE };
      const qr =
        path === undefined
          ? null
          : drawQr({ text: `${originOf(request)}${path}`, size: QR_SIDE, logo });
      if (qr === null) throw new Problem('NOT_FOUND');
      return reply
        .headers({ 'cache-control': HOUR, 'content-security-policy': INERT })
        .type('image/svg+xml')
        .send(qr);
    });
  };
}
