import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import type { UseFormReturn } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { SettingsSection } from '../fields.ts';
import { SettingsField } from './SettingsField.tsx';

interface SectionFieldsProps {
  section: SettingsSection;
  form: UseFormReturn<SettingsForm>;
}

/** One section of the settings under its heading. */
export function SectionFields({ section: { id, title, lead, fields, note }, form }: SectionFieldsProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ display: 'grid', gap: 5, maxWidth: '36rem', scrollMarginTop: { xs: '8rem', md: '10rem' } }}
    >
      <Box>
        <Typography id={`${id}-title`} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </Box>
      {note && <InlineNotice>{note}</InlineNotice>}
      {fields.map((field) => (
        <SettingsField key={field.name} field={field} form={form} />
      ))}
    </Box>
  );
}
