import type { ServiceChannel, ServiceChannelSettings } from '#contract/generated/types.ts';
import { channelFaults, tidyChannel } from '#domain/customer-service/channel-faults.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { readServiceChannels, readServiceSettings } from './service-channels.read.ts';
import { replaceServiceChannels } from './service-channels.store.ts';

export interface ServiceChannelsChange {
  brand: string;
  /** The one that was edited. */
  version: number;
  channels: readonly ServiceChannel[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'serviceChannels';

/**
 * Puts a list of channels in the place of the old one. Saying what holds already changes nothing and
 * leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_SERVICE_CHANNELS
 */
export async function setServiceChannels(
  tx: Tx,
  change: ServiceChannelsChange,
  languages: BrandLanguages,
): Promise<ServiceChannelSettings> {
  const { brand, version, reason, staffId, at } = change;
  const settings = () => readServiceSettings(tx, brand, languages);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const channels = checkedChannels(change.channels, languages);
  const [before, after] = [await readServiceChannels(tx, brand), channels].map(told);
  if (JSON.stringify(before) === JSON.stringify(after)) return settings();
  await replaceServiceChannels(tx, brand, channels);
  const audited = {
    staffId,
    brand,
    action: 'setServiceChannels',
    before: { channels: before },
    after: { channels: after },
    reason,
    at,
  };
  await stampFact(tx, { kind: KIND, version }, audited);
  return settings();
}

/** @throws Problem INVALID_SERVICE_CHANNELS with a pointer to each thing at fault. */
function checkedChannels(
  channels: readonly ServiceChannel[],
  languages: BrandLanguages,
): readonly ServiceChannel[] {
  const tidy = channels.map(tidyChannel);
  const fields: Record<string, FieldProblem> = {};
  for (const { index, pointer, code, params } of channelFaults(tidy, languages)) {
    fields[`/channels/${index}${pointer}`] ??= {
      code,
      ...(params === undefined ? {} : { params }),
    };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_SERVICE_CHANNELS', { fields });
  return tidy;
}

/** The same words whatever order the columns and languages come in. */
function told(channels: readonly ServiceChannel[]) {
  return channels.map(({ csType, address, opensWindow, enabled, texts }) => ({
    csType,
    address,
    opensWindow,
    enabled,
    texts: texts
      .map(({ language, title, hours }) => ({ language, title, hours }))
      .toSorted((one, other) => one.language.localeCompare(other.language)),
  }));
}
