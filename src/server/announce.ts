import type { AddressInfo } from 'node:net';
import type { Server } from './compose.ts';
import type { Config } from './platform/config.ts';
import { DEMO_ACCOUNTS } from './seed-demo.ts';

/** Tells a person at a terminal where everything is. Demo sign-ins are printed in demo mode only. */
export function announce(config: Config, server: Server): void {
  const { port } = server.app.server.address() as AddressInfo;
  const lines = [
    '',
    `  ${server.brands.byId(config.defaultBrand)?.manifest.identity.name ?? config.defaultBrand}  http://localhost:${port}`,
    ...server.brands
      .all()
      .flatMap((brand) =>
        brand.manifest.hosts.map(
          (host) => `  ${brand.manifest.identity.name}  http://${host}:${port}`,
        ),
      ),
    `  Builder  ${config.builderOrigin || `http://localhost:${port}`}/builder/`,
    `  Office   ${config.officeOrigin || `http://localhost:${port}`}/office/`,
    `  API      http://localhost:${port}/api/docs`,
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
