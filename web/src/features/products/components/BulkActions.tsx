import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ListedProduct, ProductStatus } from '../api/use-product-pages.ts';
import { changeStatus } from '../change-status.ts';

const actions: readonly { status: ProductStatus; label: string }[] = [
  { status: 'active', label: 'Activate' },
  { status: 'draft', label: 'Move to Drafts' },
  { status: 'archived', label: 'Archive' },
];

interface BulkActionsProps {
  products: readonly ListedProduct[];
  onDone: () => void;
}

/** What is done with all that are chosen; nothing while none is. */
export function BulkActions({ products, onDone }: BulkActionsProps) {
  const [working, setWorking] = useState(false);
  if (products.length === 0) return null;
  const change = async (status: ProductStatus) => {
    setWorking(true);
    await changeStatus(products, status);
    setWorking(false);
    onDone();
  };
  return (
    <Box role="group" aria-label="With the chosen products" sx={bar}>
      <Typography role="status">{products.length} chosen</Typography>
      {actions.map(({ status, label }) => (
        <Button
          key={status}
          size="small"
          variant="outlined"
          color="secondary"
          disabled={working}
          onClick={() => change(status)}
        >
          {label}
        </Button>
      ))}
      <Button size="small" onClick={onDone}>
        Clear
      </Button>
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
  borderRadius: 1,
  bgcolor: 'ultramarine.tint',
} as const;
