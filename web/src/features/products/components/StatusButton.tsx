import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { Tag } from '../../../ui/Tag.tsx';
import type { ListedProduct, ProductStatus } from '../api/use-product-pages.ts';
import { changeStatus, statusNames } from '../change-status.ts';

const tones = { active: 'verdigris', draft: 'ochre', archived: 'ink' } as const satisfies Record<
  ProductStatus,
  unknown
>;

/** A product's status: a press puts a draft on sale, and a product on sale back among the drafts. */
export function StatusButton({ product }: { product: ListedProduct }) {
  const { status, title } = product;
  const [working, setWorking] = useState(false);
  const badge = <Tag label={statusNames[status]} tone={tones[status]} />;
  if (status === 'archived') return badge;
  const next = status === 'active' ? 'draft' : 'active';
  const toggle = async () => {
    setWorking(true);
    await changeStatus([product], next);
    setWorking(false);
  };
  return (
    <ButtonBase
      disabled={working}
      aria-label={`${title} is ${statusNames[status]}: make it ${statusNames[next]}`}
      onClick={toggle}
      sx={{ minHeight: 44, borderRadius: 1, opacity: working ? 0.5 : 1 }}
    >
      <Box component="span" sx={{ '&:hover > *': { bgcolor: 'sunk' } }}>
        {badge}
      </Box>
    </ButtonBase>
  );
}
