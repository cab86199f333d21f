import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { formatSize } from '@tempera/domain/site/format-size';
import { buildFileTree } from '../../../ui/build-file-tree.ts';
import { FileTree } from '../../../ui/FileTree.tsx';
import { Panel } from '../../../ui/source/Panel.tsx';

/** An archive of up to this many files shows them all; a larger one starts with its folders closed. */
const openUpTo = 60;

/** The archive as it will arrive: its name, every file in it, and the sum to check it by. */
export default function ArchiveContents({ product, version }: { product: Product; version: ProductVersion }) {
  const { fileName, sizeBytes, sha256, files, open = [] } = version;
  // What the public does not see has no public files.
  const readable = product.status === 'active' && open.length > 0 ? new Set(open) : undefined;
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Panel name={fileName} note={`${count}, ${formatSize(sizeBytes)}`}>
        <Box sx={{ px: 4, py: 3 }}>
          <FileTree nodes={buildFileTree(files)} open={files.length <= openUpTo} readable={readable} />
        </Box>
      </Panel>
      {readable && (
        <Typography variant="body2" color="textSecondary">
          Open the underlined files to read them.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        SHA-256{' '}
        <Typography component="span" variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {sha256}
        </Typography>
      </Typography>
    </Box>
  );
}
