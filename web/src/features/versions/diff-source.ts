import { structuredPatch } from 'diff';
import { highlightSource, type SourceToken } from '../../ui/source/highlight-source.ts';

/** A line of a comparison; lines that are left out between two parts are one gap. */
export interface DiffRow {
  kind: 'same' | 'added' | 'removed' | 'gap';
  /** Where it stands before and after, from 1; null where it does not. */
  before: number | null;
  after: number | null;
  tokens: readonly SourceToken[];
}

export interface Diff {
  rows: DiffRow[];
  added: number;
  removed: number;
}

/** Lines around a change that stay in sight. */
const context = 3;
/** Past so many steps two texts have so little in common that one stands in the place of the other. */
const mostSteps = 1_000;

const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n');

/** The lines of a file that is new, or gone. */
function whole(text: string, language: string, kind: 'added' | 'removed'): DiffRow[] {
  const lines = highlightSource(text.replace(/\n$/, ''), language);
  return lines.map((tokens, n) => ({
    kind,
    before: kind === 'removed' ? n + 1 : null,
    after: kind === 'added' ? n + 1 : null,
    tokens,
  }));
}

const counted = (rows: DiffRow[]): Diff => ({
  rows,
  added: rows.filter(({ kind }) => kind === 'added').length,
  removed: rows.filter(({ kind }) => kind === 'removed').length,
});

/** What changed from one text to another, line by line, in color; null stands for no file. */
export function diffSource(before: string | null, after: string | null, language: string): Diff {
  const [was, is] = [before, after].map((text) => text !== null && withoutReturns(text));
  if (typeof was !== 'string') return counted(typeof is === 'string' ? whole(is, language, 'added') : []);
  if (typeof is !== 'string') return counted(whole(was, language, 'removed'));
  const patch = structuredPatch('', '', was, is, '', '', { context, maxEditLength: mostSteps });
  if (!patch) return counted([...whole(was, language, 'removed'), ...whole(is, language, 'added')]);
  const [old, now] = [highlightSource(was, language), highlightSource(is, language)];
  const rows: DiffRow[] = [];
  for (const { oldStart, newStart, lines } of patch.hunks) {
    let [at, to] = [oldStart, newStart];
    if (rows.length > 0 || at > 1) rows.push({ kind: 'gap', before: null, after: null, tokens: [] });
    for (const line of lines) {
      const mark = line[0];
      if (mark === '\\') continue;
      if (mark === '-') rows.push({ kind: 'removed', before: at, after: null, tokens: old[at - 1] ?? [] });
      else
        rows.push({
          kind: mark === '+' ? 'added' : 'same',
          before: mark === '+' ? null : at,
          after: to,
          tokens: now[to - 1] ?? [],
        });
      if (mark !== '+') at += 1;
      if (mark !== '-') to += 1;
    }
  }
  return counted(rows);
}
