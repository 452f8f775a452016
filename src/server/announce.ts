import type { AddressInfo } from 'node:net';
import type { Server } from './compose.ts';
import type { Config } from './platform/config.ts';
import { DEMO_ACCOUNTS } from './demo/seed-demo.ts';

/** Tells a person at a terminal where everything is. Demo sign-ins are printed in demo mode only. */
export function announce(config: Config, server: Server): void {
  const { port: ownPort } = server.app.server.address() as AddressInfo;
  // A demo may be behind another program of this machine, as in development.
  const port = config.mode === 'demo' && config.publicPort !== 0 ? config.publicPort : ownPort;
  const staffLine = (name: string, origin: string, path: string): string[] => {
    // Without an origin production does not serve it.
    const at = origin || (config.mode === 'demo' ? `http://localhost:${port}` : '');
    return at === '' ? [] : [`  ${name.padEnd(9)}${at}${path}`];
  };
  const lines = [
    '',
    `  ${server.brands.byId(config.defaultBrand)?.manifest.identity.name ?? config.defaultBrand}  http://localhost:${port}`,
    ...server.brands
      .all()
      .flatMap((brand) =>
        brand.hosts.map((host) => `  ${brand.manifest.identity.name}  http://${host}:${port}`),
      ),
    ...staffLine('Builder', config.builderOrigin, '/builder/'),
    ...staffLine('Office', config.officeOrigin, '/office/'),
    ...(config.mode === 'demo' ? [`  API      http://localhost:${port}/api/docs`] : []),
    '',
  ];
  if (config.mode === 'demo') {
    lines.push(
      '  Demo sign-ins (demo mode only)',
      ...DEMO_ACCOUNTS.map(
        ({ where, username, password }) => `  ${where}: ${username} / ${password}`,
      ),
      '',
    );
  }
  lines.push(
    `  Database: ${server.database.profile}${server.database.profile === 'embedded' ? ' (survives a killed process, not a power cut; for demos)' : ''}`,
    '',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
