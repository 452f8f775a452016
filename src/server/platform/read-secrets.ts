import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error.ts';

/** Keys for signatures; none of them may reach a log or an answer. */
export interface Secrets {
  session: string;
  /** Signs the exported seals of the ledger. */
  ledgerSeal: string;
  /** Encrypts what waits in the database for years, such as bank account numbers. */
  records: string;
}

const SECRET_VARIABLES = {
  session: 'SESSION_SECRET',
  ledgerSeal: 'LEDGER_SEAL_KEY',
  records: 'RECORD_SECRET',
} as const satisfies Record<keyof Secrets, string>;

interface SecretSettings {
  readonly MODE: 'demo' | 'production';
  readonly DATA_DIR: string;
  readonly SESSION_SECRET?: string;
  readonly LEDGER_SEAL_KEY?: string;
  readonly RECORD_SECRET?: string;
}

/** The secrets of the environment. A demo makes those that are missing once. @throws ConfigError in production */
export function readSecrets(settings: SecretSettings): Secrets {
  const given = {
    session: settings.SESSION_SECRET,
    ledgerSeal: settings.LEDGER_SEAL_KEY,
    records: settings.RECORD_SECRET,
  };
  const missing = (Object.keys(given) as (keyof Secrets)[]).filter((name) => !given[name]);
  if (missing.length > 0 && settings.MODE === 'production') {
    const names = missing.map((name) => SECRET_VARIABLES[name]).join(', ');
    throw new ConfigError(`Production needs secrets of at least 32 characters: ${names}`);
  }
  const kept = missing.length > 0 ? keptSecrets(path.resolve(settings.DATA_DIR)) : {};
  const pick = (name: keyof Secrets): string => given[name] ?? kept[name] ?? '';
  return {
    session: pick('session'),
    ledgerSeal: pick('ledgerSeal'),
    records: pick('records'),
  };
}

function keptSecrets(dataDir: string): Partial<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  let kept: Partial<Secrets> = {};
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    // Not there, or torn by a kill while it was written: new ones end old sessions, nothing more.
  }
  const complete: Secrets = {
    session: kept.session ?? randomBytes(32).toString('base64url'),
    ledgerSeal: kept.ledgerSeal ?? randomBytes(32).toString('base64url'),
    records: kept.records ?? randomBytes(32).toString('base64url'),
  };
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify(complete, null, 2), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written to (${code})`, { cause: error });
  }
  return complete;
}
