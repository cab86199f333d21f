import { describe, expect, it } from 'vitest';
import { buildFileTree, type TreeNode } from './build-file-tree.ts';

const file = (path: string, sizeBytes = 1) => ({ path, sizeBytes });

/** One line for each node, folders with a slash: easy to compare at a glance. */
function outline(nodes: TreeNode[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    const line = `${'  '.repeat(depth)}${node.name}${node.kind === 'folder' ? '/' : ''}`;
    return node.kind === 'folder' ? [line, ...outline(node.children, depth + 1)] : [line];
  });
}

describe('buildFileTree', () => {
  it('puts folders first and sorts both by name, whatever the order of the paths', () => {
    const tree = buildFileTree([
      file('README.md'),
      file('src/store.js'),
      file('index.html'),
      file('assets/icons/one.svg'),
      file('src/check.js'),
    ]);
    expect(outline(tree)).toEqual([
      'assets/',
      '  icons/',
      '    one.svg',
      'src/',
      '  check.js',
      '  store.js',
      'index.html',
      'README.md',
    ]);
  });

  it('keeps sizes and whole paths', () => {
    expect(buildFileTree([file('a/b/c.css', 512)])).toEqual([
      {
        kind: 'folder',
        name: 'a',
        path: 'a',
        children: [
          {
            kind: 'folder',
            name: 'b',
            path: 'a/b',
            children: [{ kind: 'file', name: 'c.css', path: 'a/b/c.css', sizeBytes: 512 }],
          },
        ],
      },
    ]);
  });

  it('tells a file from a folder of the same name', () => {
    expect(outline(buildFileTree([file('docs'), file('docs/a.md')]))).toEqual(['docs/', '  a.md', 'docs']);
  });

  it('has no node for an empty path', () => {
    expect(buildFileTree([file(''), file('/')])).toEqual([]);
  });
});
