import { ConfigError } from './config-error.ts';
import type { SmsGateway } from './messages/sms-gateway.ts';

/** The url may hold a password: it may reach no log either. */
export interface Smtp {
  url: string;
  from: string;
}

interface Settings {
  SMTP_URL: string;
  MAIL_FROM: string;
  SMS_GATEWAY_URL: string;
  SMS_GATEWAY_SECRET?: string;
  MODE: 'demo' | 'production';
}

/** How mail leaves. @throws ConfigError for half a setting */
export function readSmtp({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): Smtp | null {
  if (url === '' && from === '') return null;
  if (url === '') throw new ConfigError('SMTP_URL is needed where MAIL_FROM is set.');
  if (from === '') throw new ConfigError('MAIL_FROM is needed where SMTP_URL is set.');
  if (!URL.canParse(url)) throw new ConfigError('SMTP_URL: is no address.');
  return { url, from };
}

/** How text messages leave. @throws ConfigError for half a setting, or a way that is not safe */
export function readSmsGateway(settings: Settings): SmsGateway | null {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_SECRET: secret = '', MODE: mode } = settings;
  if (url === '' && secret === '') return null;
  if (url === '')
    throw new ConfigError('SMS_GATEWAY_URL is needed where SMS_GATEWAY_SECRET is set.');
  if (secret === '')
    throw new ConfigError('SMS_GATEWAY_SECRET is needed where SMS_GATEWAY_URL is set.');
  if (!URL.canParse(url)) throw new ConfigError('SMS_GATEWAY_URL: is not an address.');
  if (mode === 'production' && !url.startsWith('https:')) {
    throw new ConfigError('SMS_GATEWAY_URL: production needs https, because messages carry codes.');
  }
  return { url, secret };
}
