import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatSize } from '@tempera/domain/site/format-size';
import type { TreeNode } from './build-file-tree.ts';
import { Icon } from './Icon.tsx';

interface FileTreeProps {
  nodes: readonly TreeNode[];
  /** Whether folders stand open at first. */
  open: boolean;
  /** Which files are buttons, that carry their path in `data-file`. */
  readable?: ReadonlySet<string> | undefined;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 28,
  borderRadius: 1,
} as const;

/** As high as a finger needs (WCAG 2.5.8). */
const asText = { font: 'inherit', textAlign: 'left', verticalAlign: 'baseline', minHeight: 24 } as const;

/** Folders open and close by the browser's own means, so they work before any script does. */
export function FileTree({ nodes, open, readable }: FileTreeProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, typography: 'mono', minWidth: 0 }}>
      {nodes.map((node) => (
        <li key={`${node.kind}:${node.path}`}>
          {node.kind === 'folder' ? (
            <details open={open}>
              <Box
                component="summary"
                sx={{
                  ...row,
                  cursor: 'pointer',
                  '&::-webkit-details-marker': { display: 'none' },
                  'details:not([open]) > & svg': { transform: 'rotate(-90deg)' },
                }}
              >
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <Icon name="chevronDown" size={16} />
                </Box>
                {node.name}/
              </Box>
              <Box sx={{ ml: 2, pl: 4, borderLeft: 1, borderColor: 'divider' }}>
                <FileTree nodes={node.children} open={open} readable={readable} />
              </Box>
            </details>
          ) : (
            <Box sx={row}>
              <Box sx={{ color: 'text.secondary' }}>
                <Icon name="file" size={16} />
              </Box>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {readable?.has(node.path) ? (
                  <Link component="button" type="button" data-file={node.path} sx={asText}>
                    {node.name}
                  </Link>
                ) : (
                  node.name
                )}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatSize(node.sizeBytes)}
              </Box>
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
