import { paths } from '@tempera/domain/site/paths';
import { Failure } from './failure.ts';

const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The origin of a store by what somebody typed: `store.example.com` is `https://store.example.com`.
 * @throws Failure for what is no address, and for one over which a token would travel in the clear
 */
export function readStore(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) throw new Failure('usage', `“${typed}” is not the address of a store.`);
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Failure('usage', `“${typed}” is not the address of a store.`);
  if (protocol === 'http:' && !local.test(hostname))
    throw new Failure('usage', `Your token would be readable on the way to ${origin}. Use https.`);
  return origin;
}

/** Where git finds a template of a store. */
export const repositoryOf = (store: string, slug: string): string => store + paths.git(slug);

/** Which store and template a remote of git leads to; null for any other. */
export function readRepository(remote: string): { store: string; slug: string } | null {
  if (!URL.canParse(remote)) return null;
  const { origin, pathname } = new URL(remote);
  const slug = /^\/git\/([a-z0-9-]+)\.git\/?$/.exec(pathname)?.[1];
  return slug && origin !== 'null' ? { store: origin, slug } : null;
}
