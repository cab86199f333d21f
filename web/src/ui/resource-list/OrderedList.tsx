import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { Live } from '../../firebase/live/use-doc.ts';
import { LiveData } from '../LiveData.tsx';
import { EmptyState } from '../Notice.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import type { Column } from './resource.ts';

/** What the dialog is given that writes an item. */
export interface EditorProps<T> {
  /** The one that is changed; null makes a new one. */
  item: T | null;
  /** The place of a new one: behind all others. */
  order: number;
  onClose: () => void;
}

interface OrderedListProps<T> {
  title: string;
  /** What the button says that makes a new one. */
  create: string;
  empty: { title: string; text: string };
  live: Live<readonly T[]>;
  /** Besides the items' order. */
  columns: readonly Column<T>[];
  nameOf: (item: T) => string;
  /** May be lazy. */
  Editor: ComponentType<EditorProps<T>>;
  /** The dialog that asks before an item is deleted. */
  deletion: (item: T, onClose: () => void) => ReactNode;
  /** Of an item that may not be deleted. */
  stays?: (item: T) => boolean;
}

type Asked<T> = { kind: 'write'; item: T | null } | { kind: 'delete'; item: T };

/** A small collection in the order in which the store shows it: its table, with the dialogs that write and delete. */
export function OrderedList<T extends { id: string; order: number }>(props: OrderedListProps<T>) {
  const { title, create, empty, live, columns, nameOf, Editor, deletion, stays = () => false } = props;
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const close = () => setAsked(null);
  const actions = (item: T) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Button
        size="small"
        aria-label={`Edit ${nameOf(item)}`}
        onClick={() => setAsked({ kind: 'write', item })}
      >
        Edit
      </Button>
      {!stays(item) && (
        <Button
          size="small"
          color="error"
          aria-label={`Delete ${nameOf(item)}`}
          onClick={() => setAsked({ kind: 'delete', item })}
        >
          Delete
        </Button>
      )}
    </Box>
  );
  const table = { label: title, columns: [orderColumn, ...columns], actions };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button variant="contained" onClick={() => setAsked({ kind: 'write', item: null })}>
          {create}
        </Button>
      </Box>
      <LiveData live={live}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState level="h2" {...empty} />
          ) : (
            <ResourceTable table={table} items={items} />
          )
        }
      </LiveData>
      <Suspense>
        {asked?.kind === 'write' && (
          <Editor
            item={asked.item}
            order={Math.max(0, ...(live.data ?? []).map(({ order }) => order)) + 1}
            onClose={close}
          />
        )}
        {asked?.kind === 'delete' && deletion(asked.item, close)}
      </Suspense>
    </Box>
  );
}

const orderColumn: Column<{ order: number }> = {
  id: 'order',
  head: 'Order',
  align: 'right',
  from: 'sm',
  sx: { fontVariantNumeric: 'tabular-nums' },
  cell: ({ order }) => order,
};
