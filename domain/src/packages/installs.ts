import { scopeOf } from './package-name.ts';

/** How a release comes by the tools of JavaScript, besides git: as the document of a version has it. */
export interface Installs {
  /** The name of the package that it is; null for none. */
  npm: string | null;
  /** Whether all of it is text, so that it is an item of shadcn's. */
  shadcn: boolean;
}

/** What a document says; nothing of one from before it was noted. */
export function readInstalls(stored: unknown): Installs {
  const { npm, shadcn } = (stored ?? {}) as Partial<Record<keyof Installs, unknown>>;
  return { npm: typeof npm === 'string' ? npm : null, shadcn: shadcn === true };
}

/** The line for each tool, as somebody types it who has set the tool up for this store. */
export const installLines = (
  { npm, shadcn }: Installs,
  slug: string,
  siteName: string,
): { tool: 'npm' | 'shadcn'; line: string }[] => [
  ...(npm ? [{ tool: 'npm' as const, line: `npm install ${npm}` }] : []),
  ...(shadcn ? [{ tool: 'shadcn' as const, line: `npx shadcn add @${scopeOf(siteName)}/${slug}` }] : []),
];
