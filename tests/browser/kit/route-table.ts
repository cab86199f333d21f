import { readFileSync } from 'node:fs';

/** One row of the table in docs/routes.md. */
export interface RouteRow {
  route: string;
  /** Addresses to open. */
  examples: string[];
  /** The first heading of the page, any words where the table has braces. */
  heading: RegExp;
  /** What the server answers. */
  status: number;
  /** Who is let in, by the first words of the guard. */
  lets: 'everybody' | 'logged out' | 'logged in' | 'staff' | 'nobody';
  /** Where the others are taken; visitors alone, from a panel. Whoever is taken nowhere is refused in place. */
  elsewhere: string | null;
  /** `account/login` of `routes/account/login.tsx`. */
  module: string;
  /** The file's name in the build: `login` of `routes/account/login.tsx`, or of the file that the module is in. */
  chunk: string;
}

const spans = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

function headingOf(cell: string): RegExp {
  const parts = cell.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function letsOf(guard: string): RouteRow['lets'] {
  if (guard.startsWith('while the store is closed')) return 'nobody';
  const known = (['everybody', 'logged out', 'logged in', 'staff', 'nobody'] as const).find((who) =>
    guard.startsWith(who),
  );
  if (!known) throw new Error(`docs/routes.md has a guard that nobody knows: ${guard}`);
  return known;
}

/** The table of docs/routes.md, row by row. @throws Error on a row that can't be walked */
export function readRouteTable(): RouteRow[] {
  const text = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.split('|').length === 9);
  return lines.slice(2).map((line) => {
    const [route = '', , examples = '', heading = '', status = '', guard = '', chunk = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const module = /`routes\/([\w/-]+)\.tsx`/.exec(chunk)?.[1] ?? '';
    return {
      route,
      examples: spans(examples),
      heading: headingOf(heading),
      status: Number(status),
      lets: letsOf(guard),
      elsewhere: spans(guard)[0] ?? null,
      module,
      chunk: /` in `(\w+)`/.exec(chunk)?.[1] ?? module.split('/').at(-1) ?? '',
    };
  });
}
