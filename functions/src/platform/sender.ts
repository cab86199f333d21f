import type { IncomingMessage } from 'node:http';
import { countryCodes } from '@tempera/domain/tax/countries';

/**
 * The network address that a request came from, `''` where nobody says: the last one that a proxy of ours has added. What stands before
 * it is the sender's own text.
 */
export function senderOf(request: Partial<Pick<IncomingMessage, 'headers' | 'socket'>> | undefined): string {
  const forwarded = request?.headers?.['x-forwarded-for'];
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
  return last || request?.socket?.remoteAddress || '';
}

/**
 * The country that a request came from (ISO 3166-1 alpha-2), where Google's front end says it; null where nobody does. Whoever calls a function past
 * that front end could say anything: it is evidence beside other, never what a tax goes by.
 */
export function countryOf(request: Partial<Pick<IncomingMessage, 'headers'>> | undefined): string | null {
  const said = [request?.headers?.['x-appengine-country']].flat().at(-1)?.toUpperCase();
  return said !== undefined && countryCodes.includes(said) ? said : null;
}
