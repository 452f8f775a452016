import type { StaffRole } from '#contract/generated/types.ts';
import type { Server } from '../compose.ts';
import { seedMember } from './demo-member.ts';
import { DEMO_AGENT } from '../tree/demo-agent.ts';
import { createStaff } from '../features/staff/create-staff.ts';
import { seedEmail } from './seed-email.ts';
import { seedProtection } from './seed-protection.ts';

interface DemoAccount {
  where: string;
  username: string;
  password: string;
}

interface DemoStaff extends DemoAccount {
  displayName: string;
  role: StaffRole;
}

const DEMO_STAFF: readonly DemoStaff[] = [
  {
    where: 'Builder and office (all brands)',
    username: 'admin',
    displayName: 'Alma Admin',
    role: 'admin',
    password: 'demo-admin-2026',
  },
  {
    where: 'Builder (edits, may not publish) and office (announcements)',
    username: 'editor',
    displayName: 'Elio Editor',
    role: 'editor',
    password: 'demo-editor-2026',
  },
  {
    where: 'Builder (edits and publishes) and office (announcements)',
    username: 'publisher',
    displayName: 'Pablo Publisher',
    role: 'publisher',
    password: 'demo-publisher-2026',
  },
  {
    where: 'Office (money and rules; the second person beside admin)',
    username: 'operator',
    displayName: 'Olga Operadora',
    role: 'operator',
    password: 'demo-operator-2026',
  },
  {
    where: 'Office (members, ledgers and feedback)',
    username: 'support',
    displayName: 'Sara Support',
    role: 'support',
    password: 'demo-support-2026',
  },
];

const DEMO_MEMBER = { username: 'luna', password: 'demo-luna-2026' } as const;

/** Known to the world: made and printed in demo mode only, where the server answers to this machine alone. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { where: 'Player (every brand)', ...DEMO_MEMBER },
  { where: 'Agent (every brand, at /agentHome)', ...DEMO_AGENT },
  ...DEMO_STAFF,
];

/** Fills a new demo, through the front door: what it makes was registered and paid for like anybody's. */
export async function seedDemo(server: Server): Promise<void> {
  for (const staff of DEMO_STAFF) await createStaff(server.database.db, { ...staff, brands: null });
  for (const feature of server.features) await feature.openDemo?.();
  for (const brand of server.brands.all()) {
    const host = brand.hosts[0];
    // One that its staff have closed was filled while it was open.
    if (host === undefined || brand.siteStatus !== 0) continue;
    const isNew = (await seedMember(server, host, DEMO_MEMBER)) !== null;
    await seedEmail(server, brand.id, DEMO_MEMBER.username);
    if (!isNew) continue;
    await seedMember(server, host, DEMO_AGENT);
    // The brand that a demo opens with.
    if (server.brands.byHost('localhost')?.id === brand.id) await seedProtection(server, host);
    for (const feature of server.features) {
      await feature.seedDemo?.(brand.id, DEMO_MEMBER.username);
    }
  }
  await server.brands.changed();
}
