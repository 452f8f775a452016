import type { IncomingHttpHeaders } from 'node:http';
import { type CountryResponse, open } from 'maxmind';
import { parseIpAddress, plainAddress } from '#domain/region/ip-address.ts';
import { countryCode, type VisitLocation } from '#domain/region/region-rule.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { isTrustedPeer } from './trusted-proxies.ts';
import type { Log } from './log.ts';

/** A request, as far as its place is concerned. */
interface Visit {
  ip: string;
  headers: IncomingHttpHeaders;
  /** The connection itself, whatever its headers say. */
  socket?: { readonly remoteAddress?: string | undefined };
}

/** Tells where a visitor is seen. */
export interface Locator {
  locate(visit: Visit): VisitLocation;
  /** The country of any address, by the file alone; null: not known. */
  countryOf(ip: string): string | null;
}

/**
 * The country as the fronting proxy says it, else as the file has it, else unknown. The header is
 * believed only behind a proxy that sets it: anybody can send one.
 * @throws ConfigError when the file is not there or not of that format.
 */
export async function openLocator(config: Config, log: Log): Promise<Locator> {
  const { countryHeader, geoipFile, trustProxy } = config;
  const countryOf = geoipFile === '' ? () => null : await countriesOf(geoipFile);
  const header = trustProxy !== false && countryHeader !== '' ? countryHeader.toLowerCase() : null;
  if (countryHeader !== '' && header === null) {
    log.warn('COUNTRY_HEADER is not believed while TRUST_PROXY is off');
  }
  return {
    countryOf,
    locate: ({ ip, headers, socket }) => {
      const isBelieved = header !== null && isTrustedPeer(trustProxy, socket?.remoteAddress);
      const told = isBelieved ? headers[header] : undefined;
      const country = typeof told === 'string' ? countryCode(told) : null;
      return { ip, country: country ?? countryOf(ip) };
    },
  };
}

/** Reads a database in MaxMind's format into memory. A newer file is taken in with the next start. */
async function countriesOf(file: string): Promise<(ip: string) => string | null> {
  try {
    const reader = await open<CountryResponse>(file);
    return (ip) => {
      if (parseIpAddress(ip) === null) return null;
      const code = reader.get(plainAddress(ip))?.country?.iso_code;
      return code === undefined ? null : countryCode(code);
    };
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`GEOIP_FILE: ${file} cannot be read (${message})`, { cause: error });
  }
}
