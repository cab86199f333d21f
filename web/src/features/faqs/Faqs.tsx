import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Faq } from '@tempera/domain/catalogue/product';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { ResourceTable } from '../../ui/resource-list/ResourceTable.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import { deleteFaq, useFaqs } from './api/faqs.ts';

const FaqDialog = lazy(() => import('./components/FaqDialog.tsx'));

type Asked = { kind: 'new' } | { kind: 'edit' | 'delete'; faq: Faq };

/** The questions and answers of the support and pricing pages. */
export function Faqs() {
  const live = useFaqs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: 1 }}>
          FAQs
        </Typography>
        <Button variant="contained" onClick={() => setAsked({ kind: 'new' })}>
          New Question
        </Button>
      </Box>
      <LiveData live={live}>
        {(faqs) =>
          faqs.length === 0 ? (
            <EmptyState level="h2" title="No questions yet." text="Add the first one." />
          ) : (
            <FaqTable
              faqs={faqs}
              onEdit={(faq) => setAsked({ kind: 'edit', faq })}
              onDelete={(faq) => setAsked({ kind: 'delete', faq })}
            />
          )
        }
      </LiveData>
      <Suspense>
        {(asked?.kind === 'new' || asked?.kind === 'edit') && (
          <FaqDialog
            faq={asked.kind === 'edit' ? asked.faq : null}
            order={Math.max(0, ...(live.data ?? []).map(({ order }) => order)) + 1}
            onClose={close}
          />
        )}
      </Suspense>
      {asked?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete this question?"
          action="Delete Question"
          busy="Deleting…"
          grave
          onConfirm={async () => {
            await deleteFaq(asked.faq.id);
            showToast({ title: 'Question deleted', text: asked.faq.question, kind: 'success' });
          }}
          onClose={close}
        >
          “{asked.faq.question}” and its answer will be removed from the store. This can’t be undone.
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** One line of an answer, however narrow the screen is. */
const beginning = {
  display: '-webkit-box',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const columns: readonly Column<Faq>[] = [
  {
    id: 'order',
    head: 'Order',
    align: 'right',
    from: 'sm',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: ({ order }) => order,
  },
  {
    id: 'question',
    head: 'Question',
    names: true,
    cell: ({ question, answer }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{question}</Typography>
        <Typography variant="body2" color="textSecondary" sx={beginning}>
          {answer}
        </Typography>
      </Box>
    ),
  },
  { id: 'group', head: 'Group', from: 'sm', cell: ({ group }) => group },
];

interface FaqTableProps {
  faqs: readonly Faq[];
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

/** The questions in the order in which the store shows them. */
function FaqTable({ faqs, onEdit, onDelete }: FaqTableProps) {
  const actions = (faq: Faq) => (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`Edit ${faq.question}`} onClick={() => onEdit(faq)}>
        Edit
      </Button>
      <Button size="small" color="error" aria-label={`Delete ${faq.question}`} onClick={() => onDelete(faq)}>
        Delete
      </Button>
    </Box>
  );
  return <ResourceTable table={{ label: 'Questions', columns, actions }} items={faqs} />;
}
