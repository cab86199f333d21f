import type { Root, RootContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';

const options: Options = {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
};

/** A tree as text. What is a text in it can't become anything else: all that Markdown would read in it is escaped. */
export const writeMarkdown = (children: RootContent[]): string =>
  toMarkdown({ type: 'root', children } satisfies Root, options);
