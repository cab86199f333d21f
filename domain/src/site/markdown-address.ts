import { paths } from './paths.ts';

const ending = '.md';

/** Where the Markdown twin of a page is: its address with `.md` behind the path; of the home page `/index.md`. */
export function markdownAddress(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const plain = path.replace(/\/+$/, '');
  return `${plain === '' ? '/index' : plain}${ending}${rest}`;
}

/** The path of the page whose twin is at a path; null for a path that is no twin's. */
export function pageBehind(pathname: string): string | null {
  if (!pathname.endsWith(ending)) return null;
  const path = pathname.slice(0, -ending.length);
  if (path === '/index') return paths.home;
  return path === '' || path.endsWith('/') ? null : path;
}
