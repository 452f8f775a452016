import path from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { SmsGateway } from './messages/sms-gateway.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';
import { ConfigError } from './config-error.ts';
import { readPartnerKeys, readPaymentUrls } from './read-partner-keys.ts';
import { readAnalyticsIds } from './read-analytics-ids.ts';
import { type PhoneServiceSettings, readPhoneService } from './read-phone-service.ts';
import { readSignInProviders, type SignInProviders } from './read-sign-in-providers.ts';
import { readSecrets, type Secrets } from './read-secrets.ts';
import { readSmsGateway, readSmtp, type Smtp } from './read-messengers.ts';
import { wordsOf } from './words-of.ts';
import schema from '#schemas/server-config.json' with { type: 'json' };

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** Empty: embedded PGlite under dataDir. */
  databaseUrl: string;
  /** shard: each batch of the ledger is of one shard. */
  ledgerBatch: 'mixed' | 'shard';
  redisUrl: string;
  dataDir: string;
  /** Absolute. Signed heads of the ledger's seals are appended here. */
  sealExportDir: string;
  /** Absolute. */
  buildDir: string;
  /** Absolute. */
  brandsDir: string;
  brandsRefreshSeconds: number;
  /** Bound of what rasterised pictures take on disk, under dataDir. */
  picturesMaxMb: number;
  defaultBrand: string;
  databasePoolSize: number;
  /** Whose X-Forwarded-For and country header are believed. */
  trustProxy: TrustedProxies;
  /** Scheme under which browsers reach the sites. https: Secure cookies and HSTS. */
  publicScheme: 'http' | 'https';
  /** Port of the sites in links; 0: the scheme's own. */
  publicPort: number;
  /** Names under which vendors' and channels' servers call, besides those of brands. */
  vendorHosts: ReadonlySet<string>;
  /** Opens metrics and API documents; empty: open in a demo, closed in production. */
  metricsToken: string;
  /** Header in which the fronting proxy says the visitor's country; empty: none. */
  countryHeader: string;
  /** Database of countries in MaxMind's format; empty: none. */
  geoipFile: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Origins of the staff apps; empty: on every host in a demo, nowhere in production. */
  officeOrigin: string;
  builderOrigin: string;
  /** How mail leaves; null: no server takes any. */
  smtp: Smtp | null;
  /** null: no gateway sends text messages. */
  sms: SmsGateway | null;
  secrets: Secrets;
  /** Codes of the game vendors and of the payment channels that are served. */
  vendors: readonly string[];
  payments: readonly string[];
  /** `demo`, `none`, or the address of a feed server. */
  sportsFeed: string;
  /** Keys that partners sign with, by their codes: two while one is being replaced. */
  partnerKeys: Readonly<Record<'vendor' | 'payment', ReadonlyMap<string, readonly string[]>>>;
  /** Addresses of payment channels, by their codes. */
  paymentUrls: ReadonlyMap<string, string>;
  /** Third parties that sign members in. */
  signInProviders: SignInProviders;
  /** Measurement ids of analytics, by brand. */
  analyticsIds: ReadonlyMap<string, string>;
  /** Proves mobile numbers with codes of its own; null: none is set up. */
  phoneService: PhoneServiceSettings | null;
}

interface Settings {
  MODE: Config['mode'];
  HOST: string;
  PORT: number;
  DATABASE_URL: string;
  LEDGER_BATCH: Config['ledgerBatch'];
  REDIS_URL: string;
  DATA_DIR: string;
  BUILD_DIR: string;
  BRANDS_DIR: string;
  BRANDS_REFRESH_SECONDS: number;
  PICTURES_MAX_MB: number;
  DEFAULT_BRAND: string;
  DATABASE_POOL_SIZE: number;
  TRUST_PROXY: string;
  PUBLIC_SCHEME: '' | Config['publicScheme'];
  PUBLIC_PORT: number;
  VENDORS: string;
  SPORTS_FEED: string;
  PAYMENTS: string;
  VENDOR_HOSTS: string;
  METRICS_TOKEN: string;
  COUNTRY_HEADER: string;
  GEOIP_FILE: string;
  LOG_LEVEL: Config['logLevel'];
  OFFICE_ORIGIN: string;
  BUILDER_ORIGIN: string;
  SMTP_URL: string;
  MAIL_FROM: string;
  SMS_GATEWAY_URL: string;
  SMS_GATEWAY_SECRET?: string;
  ALLOW_EMBEDDED: boolean;
  SESSION_SECRET?: string;
  LEDGER_SEAL_KEY?: string;
  RECORD_SECRET?: string;
  SEAL_EXPORT_DIR: string;
}

/**
 * Reads and checks the environment (schemas/server-config.json has names, defaults and bounds).
 * In demo mode secrets that are not given are made once and kept under DATA_DIR.
 * @throws ConfigError that names each variable at fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = checkedSettings(environment);
  if (settings.MODE === 'production' && settings.DATABASE_URL === '' && !settings.ALLOW_EMBEDDED) {
    throw new ConfigError(
      'DATABASE_URL is needed in production: the embedded database may lose the last moments before ' +
        'a power cut. Set ALLOW_EMBEDDED=true to accept that.',
    );
  }
  const secrets = readSecrets(settings);
  const isDemo = settings.MODE === 'demo';
  const publicScheme = settings.PUBLIC_SCHEME || (isDemo ? 'http' : 'https');
  return {
    mode: settings.MODE,
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    ledgerBatch: settings.LEDGER_BATCH,
    redisUrl: settings.REDIS_URL,
    dataDir: path.resolve(settings.DATA_DIR),
    sealExportDir:
      settings.SEAL_EXPORT_DIR === ''
        ? path.resolve(settings.DATA_DIR, 'seals')
        : path.resolve(settings.SEAL_EXPORT_DIR),
    buildDir: path.resolve(settings.BUILD_DIR),
    brandsDir: path.resolve(settings.BRANDS_DIR),
    brandsRefreshSeconds: settings.BRANDS_REFRESH_SECONDS,
    picturesMaxMb: settings.PICTURES_MAX_MB,
    defaultBrand: settings.DEFAULT_BRAND,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    trustProxy: readTrustProxy(settings),
    publicScheme,
    publicPort: settings.PUBLIC_PORT === 0 && isDemo ? settings.PORT : settings.PUBLIC_PORT,
    vendors: servedVendors(settings),
    sportsFeed: sportsFeedOf(settings),
    payments: wordsOf(settings.PAYMENTS),
    // The suppliers of a demo call under a name that no brand has.
    vendorHosts: new Set([
      ...wordsOf(settings.VENDOR_HOSTS),
      ...(settings.MODE === 'demo' ? ['wallet.localhost'] : []),
    ]),
    metricsToken: settings.METRICS_TOKEN,
    countryHeader: settings.COUNTRY_HEADER,
    geoipFile: settings.GEOIP_FILE === '' ? '' : path.resolve(settings.GEOIP_FILE),
    logLevel: settings.LOG_LEVEL,
    officeOrigin: readOrigin('OFFICE_ORIGIN', settings, publicScheme),
    builderOrigin: readOrigin('BUILDER_ORIGIN', settings, publicScheme),
    smtp: readSmtp(settings),
    sms: readSmsGateway(settings),
    secrets,
    partnerKeys: {
      vendor: readPartnerKeys(environment, 'VENDOR'),
      payment: readPartnerKeys(environment, 'PAYMENT'),
    },
    paymentUrls: readPaymentUrls(environment),
    signInProviders: readSignInProviders(environment),
    analyticsIds: readAnalyticsIds(environment),
    phoneService: readPhoneService(environment),
  };
}

const sportsFeedOf = ({ SPORTS_FEED: feed, MODE: mode }: Settings): string =>
  feed === '' ? (mode === 'demo' ? 'demo' : 'none') : feed;

/** A book without a feed would be an empty page: production does not serve it. */
function servedVendors(settings: Settings): readonly string[] {
  const hasFeed = settings.MODE === 'demo' || sportsFeedOf(settings) !== 'none';
  return wordsOf(settings.VENDORS).filter((code) => code !== 'fb' || hasFeed);
}

let check: ValidateFunction<Settings> | undefined;

function compiledCheck(): ValidateFunction<Settings> {
  const ajv = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, strict: true });
  addFormats.default(ajv);
  return ajv.compile<Settings>(schema);
}

function checkedSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const known = Object.keys(schema.properties);
  const settings: Record<string, unknown> = {};
  for (const name of known) {
    const value = environment[name];
    if (value !== undefined && value !== '') settings[name] = value;
  }
  check ??= compiledCheck();
  if (check(settings)) return settings;
  const faults = (check.errors ?? []).map(faultLine);
  throw new ConfigError(`The configuration is wrong.\n${faults.join('\n')}`);
}

function readTrustProxy({ TRUST_PROXY: text, MODE: mode }: Settings): TrustedProxies {
  const proxies = parseTrustedProxies(text);
  if (proxies === null) {
    throw new ConfigError(
      'TRUST_PROXY: must be false, the number of proxies (1 to 10), or a list of addresses and networks',
    );
  }
  if (proxies === true && mode === 'production') {
    throw new ConfigError(
      'TRUST_PROXY: true believes what clients write into X-Forwarded-For. Production needs the ' +
        'number of proxies in front of the server, such as 1, or a list of their addresses and networks.',
    );
  }
  return proxies;
}

/** Secure cookies do not travel over http, so in production an app of the other scheme could not sign in. */
function readOrigin(
  name: 'OFFICE_ORIGIN' | 'BUILDER_ORIGIN',
  settings: Settings,
  scheme: Config['publicScheme'],
): string {
  const origin = settings[name];
  if (origin === '') return '';
  if (!URL.canParse(origin)) throw new ConfigError(`${name}: is not an origin`);
  if (settings.MODE === 'production' && !origin.startsWith(`${scheme}://`)) {
    throw new ConfigError(`${name}: must begin with ${scheme}://, as PUBLIC_SCHEME says`);
  }
  return new URL(origin).origin;
}

/** Names the variable and never its value: that may be a secret. */
function faultLine({ instancePath, keyword, message, params }: ErrorObject): string {
  const allowed: unknown = keyword === 'enum' ? params['allowedValues'] : undefined;
  const says = Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : message;
  return `${instancePath.slice(1)}: ${says ?? keyword}`;
}
