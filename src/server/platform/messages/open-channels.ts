import type { Config } from '../config.ts';
import type { Channels } from './messages.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpChannel } from './smtp-channel.ts';

/** The channels that the configuration names. */
export function openChannels({ smtp, sms }: Pick<Config, 'smtp' | 'sms'>): Channels {
  return {
    mail: smtp && smtpChannel(smtp.url, smtp.from),
    sms: sms && smsGateway(sms),
  };
}
