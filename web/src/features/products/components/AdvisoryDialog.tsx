import Box from '@mui/material/Box';
import { advisoryLimits, advisorySentence, severities } from '@tempera/domain/advisories/advisory';
import { advisoryForm, notFixed } from '@tempera/domain/advisories/advisory-form';
import { capital, formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormChoices } from '../../../ui/form/FormChoices.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { countOwners, publishAdvisory } from '../api/advisories.ts';
import { fixOptions } from '../fix-options.ts';

const severityOptions = severities.map((value) => ({ value, label: capital(value) }));

interface AdvisoryDialogProps {
  slug: string;
  /** What the product is called. */
  product: string;
  /** Its versions, the newest first. */
  released: readonly string[];
  onClose: () => void;
}

type Checked = z.output<ReturnType<typeof advisoryForm>>;

/** Asks for the advisory, says how many are told, and tells them. One id for as long as it is open, so that it is one however often it is sent. */
export default function AdvisoryDialog({ slug, product, released, onClose }: AdvisoryDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [checked, setChecked] = useState<{ fields: Checked; owners: number } | null>(null);
  const form = useForm({
    schema: advisoryForm(released),
    defaultValues: { severity: 'moderate', title: '', text: '', versions: [], fixedIn: notFixed },
  });
  if (checked) {
    const { fields, owners } = checked;
    const people = owners === 1 ? '1 person has' : `${formatCount(owners)} people have`;
    return (
      <ConfirmDialog
        title="Publish this advisory?"
        action="Publish and Tell Owners"
        busy="Publishing…"
        cancel="Back"
        grave
        onConfirm={async () => {
          await publishAdvisory(id, slug, fields);
          showToast({ title: 'Advisory published', text: 'Its owners are being told.', kind: 'success' });
          onClose();
        }}
        onClose={() => setChecked(null)}
      >
        {product} {advisorySentence(fields)} {people} this template. Those who have an account get one notice
        in the store and one email. The library and the template’s page show it to whoever has an affected
        version, and audits list it. Later you can change what to do and the version that fixes it, or
        withdraw it.
      </ConfirmDialog>
    );
  }
  return (
    <FormDialog
      title={`New advisory for ${product}`}
      submit="Continue"
      busy="Counting owners…"
      unsaved="this advisory"
      onClose={onClose}
      form={form}
      onSubmit={async (fields) => setChecked({ fields, owners: await countOwners(slug) })}
    >
      <FormChoices
        name="versions"
        label="Affected versions"
        choices={released.map((version) => ({ slug: version, title: version }))}
        loading={false}
        none="No version like this."
        all="All versions are chosen."
      />
      <FormText name="title" label="What is wrong" placeholder="Open redirect after login" />
      <FormTextArea name="text" label="What to do" limit={advisoryLimits.text} rows={4} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSelect name="severity" label="Severity" options={severityOptions} />
        <FormSelect name="fixedIn" label="Fixed in" options={fixOptions(released)} />
      </Box>
    </FormDialog>
  );
}
