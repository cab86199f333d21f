import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { toPageText } from '@tempera/domain/site/page-text';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { defaultTextOf, type TextPage, textPages } from '@tempera/domain/site/text-pages';
import { LiveData } from '../../ui/LiveData.tsx';
import { ResourceTable } from '../../ui/resource-list/ResourceTable.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useWritten } from './api/page-texts.ts';

/** A page as the table lists it. */
interface Row extends TextPage {
  title: string;
  /** Whether an owner has written its text. */
  written: boolean;
}

function toRow(page: TextPage, written: readonly { id: string }[]): Row {
  const own = toPageText(written.find(({ id }) => id === page.id));
  return { ...page, title: (own ?? defaultTextOf(page)).title, written: own !== null };
}

/** The pages whose texts an owner may write: legal pages and help articles. */
export function Pages() {
  const legal = useWritten('legalTexts');
  const guides = useWritten('guides');
  const live = {
    loading: legal.loading || guides.loading,
    data: legal.data && guides.data && [...legal.data, ...guides.data],
    error: legal.error ?? guides.error,
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box>
        <Typography variant="h2" component="h1">
          Pages
        </Typography>
        <Typography color="textSecondary">Legal pages and help articles.</Typography>
      </Box>
      <LiveData live={live}>
        {(written) => (
          <ResourceTable
            table={{ label: 'Pages', columns, actions }}
            items={textPages.map((page) => toRow(page, written))}
          />
        )}
      </LiveData>
    </Box>
  );
}

const kinds: Record<TextPage['kind'], string> = { legalTexts: 'Legal', guides: 'Help' };

const columns: readonly Column<Row>[] = [
  {
    id: 'page',
    head: 'Page',
    names: true,
    cell: ({ title, path }) => (
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {path}
        </Typography>
      </Box>
    ),
  },
  { id: 'kind', head: 'Kind', from: 'sm', cell: ({ kind }) => kinds[kind] },
  {
    id: 'text',
    head: 'Text',
    from: 'sm',
    cell: ({ written }) => (written ? <Tag label="Edited" tone="ultramarine" /> : 'Default'),
  },
];

const actions = ({ id, path, title }: Row) => (
  <Box sx={{ whiteSpace: 'nowrap' }}>
    <Button size="small" aria-label={`Edit ${title}`} href={panelPaths.adminPage(id)}>
      Edit
    </Button>
    <Button size="small" aria-label={`View ${title}`} href={path}>
      View
    </Button>
  </Box>
);
