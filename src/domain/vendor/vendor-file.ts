import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import { isCategory, CATEGORIES } from '../category/categories.ts';
import { isCurrency } from '../money/currency.ts';
import { smallestMicro } from '../money/micro.ts';

/** Faults by JSON pointer: a code, as fields of a refusal have it. */
export type VendorFaults = Record<string, { code: string }>;

/**
 * Faults of a vendor beyond its shape: unknown currencies and those that come twice, units that the currency cannot
 * express, windows that end before they begin.
 * @param at the pointer of the record
 */
export function recordFaults(record: VendorRecord, at: string): VendorFaults {
  const found: VendorFaults = {};
  const seen = new Set<string>();
  for (const [
    index,
    { currency, unitMicro, smallestMicro: least },
  ] of record.currencies.entries()) {
    const here = `${at}/currencies/${index}`;
    if (!isCurrency(currency)) {
      found[`${here}/currency`] = { code: 'enum' };
      continue;
    }
    if (seen.has(currency)) found[`${here}/currency`] = { code: 'uniqueItems' };
    seen.add(currency);
    const unit = BigInt(unitMicro);
    if (unit % smallestMicro(currency) !== 0n) found[`${here}/unitMicro`] = { code: 'pattern' };
    if (BigInt(least) % unit !== 0n) found[`${here}/smallestMicro`] = { code: 'pattern' };
  }
  for (const [index, { from, until }] of (record.maintenance ?? []).entries()) {
    if (Date.parse(until) <= Date.parse(from)) {
      found[`${at}/maintenance/${index}/until`] = { code: 'pattern' };
    }
  }
  const { launchUrl, healthUrl = '/', walletUrl, reportUrl = '/' } = record;
  // A vendor has the address of its wallets exactly if it keeps some.
  if ((record.dialect === 'transfer') !== (walletUrl !== undefined)) {
    found[`${at}/walletUrl`] = { code: 'required' };
  } else if (walletUrl !== undefined && !isAddress(walletUrl)) {
    found[`${at}/walletUrl`] = { code: 'pattern' };
  }
  if (!launchUrl.includes('{token}') || !isAddress(launchUrl)) {
    found[`${at}/launchUrl`] = { code: 'pattern' };
  }
  // A public key signs nothing of ours, so that such a vendor is asked for no report.
  if (!isAddress(reportUrl) || (record.dialect === 'rsa' && record.reportUrl !== undefined)) {
    found[`${at}/reportUrl`] = { code: 'pattern' };
  }
  if (!isAddress(healthUrl)) found[`${at}/healthUrl`] = { code: 'pattern' };
  return found;
}

/**
 * Faults of titles beyond their shape: a code that comes twice, a category that takes no stakes of games, a parent
 * that is missing or not a list, stakes that are not in order or not in the vendor's units.
 */
export function titleFaults(
  record: VendorRecord,
  titles: readonly VendorTitle[],
  at: string,
): VendorFaults {
  const found: VendorFaults = {};
  const units = new Map(
    record.currencies.map(({ currency, unitMicro, smallestMicro: least }) => [
      currency,
      { unit: BigInt(unitMicro), least: BigInt(least) },
    ]),
  );
  const lists = new Set(
    titles.filter(({ isGame }) => isGame === 'VASSALAGE').map(({ code }) => code),
  );
  const seen = new Set<string>();
  for (const [index, title] of titles.entries()) {
    const here = `${at}/${index}`;
    if (seen.has(title.code)) found[`${here}/code`] = { code: 'uniqueItems' };
    seen.add(title.code);
    if (title.icon !== undefined && !isAddress(title.icon)) {
      found[`${here}/icon`] = { code: 'pattern' };
    }
    if (!isPlayed(title.category)) found[`${here}/category`] = { code: 'enum' };
    if ((title.subCategories ?? []).length > 0 && title.category !== 'RNG') {
      found[`${here}/subCategories`] = { code: 'enum' };
    }
    if (title.parent !== undefined && !(lists.has(title.parent) && title.isGame !== 'VASSALAGE')) {
      found[`${here}/parent`] = { code: 'enum' };
    }
    const languages = title.names.map(({ language }) => language);
    if (new Set(languages).size < languages.length)
      found[`${here}/names`] = { code: 'uniqueItems' };
    const currencies = new Set<string>();
    for (const [place, { currency, amountsMicro }] of (title.stakes ?? []).entries()) {
      const stakes = `${here}/stakes/${place}`;
      const known = units.get(currency);
      if (known === undefined) found[`${stakes}/currency`] = { code: 'enum' };
      else if (currencies.has(currency)) found[`${stakes}/currency`] = { code: 'uniqueItems' };
      else {
        const fault = amountFault(amountsMicro.map(BigInt), known);
        if (fault !== null) found[`${stakes}/amountsMicro/${fault.at}`] = { code: fault.code };
      }
      currencies.add(currency);
    }
  }
  return found;
}

/** A whole address, or a path: `//host` is neither, since browsers read it as another host. */
const isAddress = (text: string): boolean =>
  text.startsWith('/') ? !text.startsWith('//') : URL.canParse(text);

/** Outside vendors bring games; what another product takes stakes in is not theirs to bring. */
const isPlayed = (category: string): boolean =>
  isCategory(category) && ['game', 'sports'].includes(CATEGORIES[category].product ?? '');

function amountFault(
  amounts: readonly bigint[],
  { unit, least }: { unit: bigint; least: bigint },
): { at: number; code: string } | null {
  for (const [at, amount] of amounts.entries()) {
    if (amount % unit !== 0n) return { at, code: 'pattern' };
    if (amount < least) return { at, code: 'pattern' };
    if (at > 0 && amount <= (amounts[at - 1] ?? 0n)) return { at, code: 'pattern' };
  }
  return null;
}
