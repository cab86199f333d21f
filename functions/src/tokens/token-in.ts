import type { Asking } from '../platform/caller.ts';

/** The password of `Authorization: Basic`, whatever the user is called; git and npm send a token so. */
function passwordIn(basic: string): string | null {
  const text = Buffer.from(basic, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? null : text.slice(colon + 1);
}

/** What a request has for an access token, as a bearer or as the password of any user; null for nothing of either kind. */
export function tokenIn(request: Asking): string | null {
  const [, kind = '', value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(request.get('Authorization') ?? '') ?? [];
  return kind.toLowerCase() === 'basic' ? passwordIn(value) : value || null;
}
