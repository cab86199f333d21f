import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reportForm } from '@tempera/domain/catalogue/review-schema';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { useForm } from './form/Form.tsx';
import { FormDialog } from './form/FormDialog.tsx';
import { FormTextArea } from './form/fields.tsx';
import { showToast } from './toast.ts';

interface ReportDialogProps<Reason extends string> {
  title: string;
  /** What is reported, as in `Report review`. */
  what: string;
  reasons: readonly (readonly [Reason, string])[];
  /** Longest remark, in characters. */
  limit: number;
  /** Is told the reason and a remark, which may be empty. @throws CallError, FirebaseError */
  onReport: (reason: Reason, text: string) => Promise<void>;
  onClose: () => void;
}

/** Tells the staff what is wrong with something that somebody wrote. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title: heading, what, reasons, limit, onReport, onClose } = props;
  const form = useForm({ schema: reportForm(limit), defaultValues: { reason: '', text: '' } });
  const { reason } = form.formState.errors;
  return (
    <FormDialog
      title={heading}
      submit={`Report ${what}`}
      onClose={onClose}
      form={form}
      refused={laterMessages.report.refused}
      onSubmit={async (report) => {
        await onReport(report.reason as Reason, report.text);
        const title = `${what.charAt(0).toUpperCase()}${what.slice(1)} reported`;
        showToast({ title, text: 'Thank you. Our team will review it.', kind: 'success' });
        onClose();
      }}
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          What is wrong with it?
        </Typography>
        {reasons.map(([value, label]) => (
          <Box
            component="label"
            key={value}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 }}
          >
            <Box
              component="input"
              type="radio"
              value={value}
              {...form.register('reason')}
              sx={{ width: 20, height: 20, m: 0, accentColor: 'currentColor' }}
            />
            {label}
          </Box>
        ))}
        {reason?.message && (
          <Typography role="alert" variant="body2" sx={{ color: 'vermilion.text' }}>
            {reason.message}
          </Typography>
        )}
      </Box>
      <FormTextArea name="text" label="Anything to add" limit={limit} rows={3} optional />
    </FormDialog>
  );
}
