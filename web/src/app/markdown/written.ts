import { sanitizer } from 'markdown-to-jsx/react';
import type { Definition, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ToAddress } from '../head/structured-data.ts';
import { lines } from './nodes.ts';

type Definitions = ReadonlyMap<string, Definition>;

const isPhrasing = ({ type }: Parents) =>
  type === 'paragraph' ||
  type === 'heading' ||
  type === 'emphasis' ||
  type === 'strong' ||
  type === 'delete' ||
  type === 'link' ||
  type === 'linkReference' ||
  type === 'tableCell';

/** The address that a link may lead to, by the rule of the pages; null for a script and the like. */
function allowed(url: string, at: ToAddress): string | null {
  const safe = sanitizer(url);
  return safe === null ? null : at(safe);
}

function cleanChildren(parent: Parents, definitions: Definitions, at: ToAddress): Nodes[] {
  return parent.children.flatMap((child) => clean(child, parent, definitions, at));
}

const urlOf = (node: { url: string } | { identifier: string }, definitions: Definitions) =>
  'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '');

function clean(node: Nodes, parent: Parents, definitions: Definitions, at: ToAddress): Nodes[] {
  switch (node.type) {
    case 'definition':
      return [];
    // The pages show it as the text that it is.
    case 'html':
      return isPhrasing(parent) ? [{ type: 'text', value: node.value }] : lines(node.value);
    case 'heading':
      return [{ ...node, depth: 3, children: cleanChildren(node, definitions, at) as PhrasingContent[] }];
    case 'image':
    case 'imageReference': {
      const url = allowed(urlOf(node, definitions), at);
      const alt = node.alt ?? '';
      return url === null ? [{ type: 'text', value: alt }] : [{ type: 'image', url, alt }];
    }
    case 'link':
    case 'linkReference': {
      const children = cleanChildren(node, definitions, at) as PhrasingContent[];
      const url = allowed(urlOf(node, definitions), at);
      return url === null ? children : [{ type: 'link', url, children } as Nodes];
    }
    default:
      return 'children' in node
        ? [{ ...node, children: cleanChildren(node, definitions, at) } as Nodes]
        : [node];
  }
}

/**
 * Markdown that an admin wrote, as part of a page: with the headings of a part, links by the rules of the pages, HTML as text, and
 * nothing that would reach beyond it, as definitions of links do.
 */
export function written(markdown: string, at: ToAddress): RootContent[] {
  const tree = fromMarkdown(markdown.toWellFormed(), {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const definitions = new Map<string, Definition>();
  const collect = (node: Nodes) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) collect(child);
  };
  collect(tree);
  return cleanChildren(tree, definitions, at) as RootContent[];
}
