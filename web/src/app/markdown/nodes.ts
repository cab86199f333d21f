import { oneLine } from '@tempera/domain/site/one-line';
import type { Code, Heading, List, Paragraph, PhrasingContent, RootContent } from 'mdast';

/**
 * Markdown as a tree of nodes: whatever a text holds, it stays a text in its place, as whoever writes the tree out escapes it
 * (`write-markdown.ts`). A text is one line here; see {@link lines} for more.
 */
export type Inline = string | PhrasingContent;

const toNode = (part: Inline): PhrasingContent[] => {
  if (typeof part !== 'string') return [part];
  const value = oneLine(part.toWellFormed());
  return value === '' ? [] : [{ type: 'text', value: padded(part, value) }];
};

/** A text that ends with a space keeps it, as another part follows. */
const padded = (part: string, value: string) =>
  `${part.startsWith(' ') ? ' ' : ''}${value}${part.endsWith(' ') ? ' ' : ''}`;

const toNodes = (parts: readonly Inline[]): PhrasingContent[] => parts.flatMap(toNode);

export const heading = (depth: 1 | 2 | 3 | 4, ...parts: Inline[]): Heading => ({
  type: 'heading',
  depth,
  children: toNodes(parts),
});

/** Nothing where nothing is said. */
export function paragraph(...parts: Inline[]): Paragraph[] {
  const children = toNodes(parts);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

/** @param url whole, as `ToAddress` makes it */
export const link = (url: string, ...parts: Inline[]): PhrasingContent => ({
  type: 'link',
  url,
  // A link holds no other.
  children: toNodes(parts) as Exclude<PhrasingContent, { type: 'link' | 'linkReference' }>[],
});

export const mono = (text: string): PhrasingContent => ({
  type: 'inlineCode',
  value: oneLine(text.toWellFormed()),
});

export const code = (text: string, language = ''): Code => ({
  type: 'code',
  lang: /^\w+$/.test(language) ? language : null,
  value: text.toWellFormed(),
});

/** A list of points, each one line; nothing where there are none. */
export const bullets = (items: readonly Inline[][]): List[] =>
  items.length === 0
    ? []
    : [
        {
          type: 'list',
          ordered: false,
          spread: false,
          children: items.map((parts) => ({
            type: 'listItem',
            spread: false,
            children: paragraph(...parts),
          })),
        },
      ];

/** Names with their values, as points. What has no value is left out. */
export const facts = (all: readonly (readonly [name: string, value: Inline | false | undefined])[]): List[] =>
  bullets(all.flatMap(([name, value]) => (value ? [[`${name}: `, value]] : [])));

/** What somebody wrote in several lines: its breaks stay, and an empty line begins a paragraph. */
export const lines = (text: string): Paragraph[] =>
  text.split(/(?:\r\n?|\n|\u2028|\u2029)(?:[\t ]*(?:\r\n?|\n|\u2028|\u2029))+/).flatMap((block) => {
    const children = block
      .split(/\r\n?|\n|\u2028|\u2029/)
      .flatMap((line) => {
        const nodes = toNodes([line.trim()]);
        return nodes.length === 0 ? [] : [{ type: 'break' } as const, ...nodes];
      })
      .slice(1);
    return children.length === 0 ? [] : [{ type: 'paragraph', children } as const];
  });

/** Somebody else's words. */
export const quote = (children: Paragraph[]): RootContent[] =>
  children.length === 0 ? [] : [{ type: 'blockquote', children }];
