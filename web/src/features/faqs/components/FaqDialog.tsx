import Box from '@mui/material/Box';
import { faqForm, faqLimits } from '@tempera/domain/catalogue/faq-form';
import { type Faq, faqGroups } from '@tempera/domain/catalogue/product';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import type { EditorProps } from '../../../ui/resource-list/OrderedList.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveFaq } from '../api/faqs.ts';

const groups = faqGroups.map((value) => ({ value, label: value }));

/** Writes or changes a question and its answer. */
export default function FaqDialog({ item: faq, order, onClose }: EditorProps<Faq>) {
  const form = useForm({
    schema: faqForm,
    defaultValues: {
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      group: faq?.group ?? 'General',
      order: String(faq?.order ?? order),
    },
  });
  return (
    <FormDialog
      title={faq ? 'Edit Question' : 'New Question'}
      submit={faq ? 'Save Question' : 'Add Question'}
      busy="Saving…"
      unsaved="this question"
      onClose={onClose}
      form={form}
      refused="Your account is not allowed to do this."
      onSubmit={async (fields) => {
        await saveFaq(faq?.id ?? crypto.randomUUID(), fields);
        showToast({
          title: faq ? 'Question saved' : 'Question added',
          text: fields.question,
          kind: 'success',
        });
        onClose();
      }}
    >
      <FormText name="question" label="Question" />
      <FormTextArea
        name="answer"
        label="Answer ({taxRate} becomes the store’s tax rate)"
        limit={faqLimits.answer}
        rows={6}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSelect name="group" label="Group" options={groups} />
        <FormText name="order" label="Order" inputMode="numeric" />
      </Box>
    </FormDialog>
  );
}
