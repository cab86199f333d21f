import type { ArchiveFile } from '@tempera/domain/catalogue/product';
import { compareText } from '@tempera/domain/site/plain-text';

/** A file with its size in bytes, or a folder with what is in it. `path` is the whole path, a folder's without a slash. */
export type TreeNode =
  | { kind: 'file'; name: string; path: string; sizeBytes: number }
  | { kind: 'folder'; name: string; path: string; children: TreeNode[] };

/** The tree of an archive's flat list of paths: folders first, then by name, as file managers show it. */
export function buildFileTree(files: readonly ArchiveFile[]): TreeNode[] {
  const root: TreeNode[] = [];
  for (const { path, sizeBytes } of files) {
    const names = path.split('/').filter(Boolean);
    const name = names.pop();
    if (name === undefined) continue;
    folderAt(root, names).push({ kind: 'file', name, path, sizeBytes });
  }
  return sorted(root);
}

/** The contents of the folder, which is put in on the way where it is missing. */
function folderAt(root: TreeNode[], names: readonly string[]): TreeNode[] {
  let level = root;
  names.forEach((name, index) => {
    const known = level.find((node) => node.kind === 'folder' && node.name === name);
    if (known?.kind === 'folder') {
      level = known.children;
      return;
    }
    const children: TreeNode[] = [];
    level.push({ kind: 'folder', name, path: names.slice(0, index + 1).join('/'), children });
    level = children;
  });
  return level;
}

function sorted(nodes: TreeNode[]): TreeNode[] {
  const rank = (node: TreeNode) => (node.kind === 'folder' ? 0 : 1);
  return nodes
    .sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name))
    .map((node) => (node.kind === 'folder' ? { ...node, children: sorted(node.children) } : node));
}
