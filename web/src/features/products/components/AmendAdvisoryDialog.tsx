import Typography from '@mui/material/Typography';
import { type Advisory, advisoryLimits } from '@tempera/domain/advisories/advisory';
import { amendmentForm, notFixed } from '@tempera/domain/advisories/advisory-form';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { amendAdvisory } from '../api/advisories.ts';
import { fixOptions } from '../fix-options.ts';

interface AmendAdvisoryDialogProps {
  advisory: Advisory;
  /** The versions of its product, the newest first. */
  released: readonly string[];
  onClose: () => void;
}

/** Changes what a published advisory says to do, and what fixes it. */
export default function AmendAdvisoryDialog({ advisory, released, onClose }: AmendAdvisoryDialogProps) {
  const { id, title, text, versions, fixedIn } = advisory;
  // A fix of long ago may not be among the newest versions.
  const choices = fixedIn === null || released.includes(fixedIn) ? released : [...released, fixedIn];
  const form = useForm({
    schema: amendmentForm(versions, choices),
    defaultValues: { text, fixedIn: fixedIn ?? notFixed },
  });
  return (
    <FormDialog
      title={`Update “${title}”`}
      submit="Update"
      busy="Updating…"
      unsaved="this advisory"
      onClose={onClose}
      form={form}
      onSubmit={async (fields) => {
        await amendAdvisory(id, fields);
        showToast({ title: 'Advisory updated', text: title, kind: 'success' });
        onClose();
      }}
    >
      <FormTextArea name="text" label="What to do" limit={advisoryLimits.text} rows={4} />
      <FormSelect name="fixedIn" label="Fixed in" options={fixOptions(choices)} />
      <Typography variant="body2" color="textSecondary">
        The library, the template’s pages and audits say it at once. Owners get no second notice or email.
      </Typography>
    </FormDialog>
  );
}
