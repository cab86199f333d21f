import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { errorText } from '../../firebase/write/call.ts';
import { Tag } from '../../ui/Tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ListedProduct, type ProductStatus, setStatus } from './api/products.ts';

export const statusNames: Record<ProductStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

/** A draft may be unfinished; what is for sale, or archived, says what it is (the rules hold it). */
const isComplete = ({ description, fullDescription }: ListedProduct) =>
  description.trim() !== '' && fullDescription.trim() !== '';

const named = (products: readonly ListedProduct[]) =>
  products.length === 1 ? (products[0]?.title ?? '') : `${products.length} products`;

/** Gives products another status, each by itself, and says what came of it. */
export async function changeStatus(products: readonly ListedProduct[], status: ProductStatus): Promise<void> {
  const changing = products.filter((one) => one.status !== status);
  const ready = changing.filter((one) => status === 'draft' || isComplete(one));
  const results = await Promise.allSettled(ready.map(({ id }) => setStatus(id, status)));
  const done = ready.filter((_, index) => results[index]?.status === 'fulfilled');
  const unfinished = changing.filter((one) => !ready.includes(one));
  const failed = results.find((one) => one.status === 'rejected');
  if (done.length > 0) {
    const bare = status === 'active' ? done.filter((one) => one.version === '') : [];
    const text =
      bare.length > 0
        ? `${named(bare)}: upload an archive first, so customers have something to download.`
        : undefined;
    showToast({
      title: `${named(done)}: ${statusNames[status]}`,
      text,
      kind: bare.length > 0 ? 'info' : 'success',
    });
  }
  if (unfinished.length > 0) {
    const text = `${named(unfinished)}: write the descriptions first.`;
    showToast({ title: 'Not ready', text, kind: 'error' });
  }
  if (failed) {
    const text = errorText(failed.reason, 'Your account is not allowed to do this.');
    showToast({ title: 'Error', text, kind: 'error' });
  }
}

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
