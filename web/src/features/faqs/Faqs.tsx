import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Faq } from '@tempera/domain/catalogue/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { OrderedList } from '../../ui/resource-list/OrderedList.tsx';
import type { Column } from '../../ui/resource-list/resource.ts';
import { showToast } from '../../ui/toast.ts';
import { deleteFaq, useFaqs } from './api/faqs.ts';

const FaqDialog = lazyDialog(() => import('./components/FaqDialog.tsx'));

/** The questions and answers of the support and pricing pages. */
export function Faqs() {
  return (
    <OrderedList
      title="FAQs"
      create="New Question"
      empty={{ title: 'No questions yet.', text: 'Add the first one.' }}
      live={useFaqs()}
      columns={columns}
      nameOf={({ question }) => question}
      Editor={FaqDialog}
      deletion={({ id, question }, close) => (
        <ConfirmDialog
          title="Delete this question?"
          action="Delete Question"
          busy="Deleting…"
          grave
          onConfirm={async () => {
            await deleteFaq(id);
            showToast({ title: 'Question deleted', text: question, kind: 'success' });
          }}
          onClose={close}
        >
          “{question}” and its answer will be removed from the store. This can’t be undone.
        </ConfirmDialog>
      )}
    />
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
