import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { get } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { SectionNav } from '../../../ui/SectionNav.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { sections } from '../fields.ts';
import { findBroken } from '../find-broken.ts';
import type { Stored } from '../form-values.ts';
import { toErrors } from '../to-errors.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { BrokenValues } from './BrokenValues.tsx';
import { ResetSettings } from './ResetSettings.tsx';
import { SectionFields } from './SectionFields.tsx';
import { TheirChanges } from './TheirChanges.tsx';

/** All sections are one form; one of them is in sight, and Save stores what changed in any. */
export function SettingsEditor({ stored, by }: { stored: Stored; by: string }) {
  const { form, base, theirs, takeTheirs, save, reset } = useSettingsForm(stored, by);
  const { isDirty, isSubmitting, errors } = form.formState;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asks = useSettings().confirmLeave !== 'never' && isDirty && !isSubmitting;
  useLeaveGuard(asks);
  const broken = findBroken(base);
  const marked = sections.map((section) => ({
    ...section,
    problems: section.fields.filter(({ name }) => get(errors, name)).length,
  }));
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0];
  const showFirst = () => {
    const wrong = toErrors(form.getValues());
    const has = ({ fields }: (typeof sections)[number]) => fields.some(({ name }) => get(wrong, name));
    const target = has(current) ? current : sections.find(has);
    if (target && target !== current) navigate(`#${target.id}`);
  };
  return (
    <Box component="form" noValidate aria-label="Settings" onSubmit={form.handleSubmit(save, showFirst)}>
      {broken.length > 0 && <BrokenValues broken={broken} />}
      {theirs && <TheirChanges before={base} after={theirs} onTake={takeTheirs} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '11rem minmax(0, 1fr)' },
          columnGap: 12,
          rowGap: 6,
          alignItems: 'start',
        }}
      >
        <SectionNav label="Settings" base="/admin/settings" sections={marked} current={current.id} />
        <SectionFields key={current.id} section={current} form={form} />
      </Box>
      <Box sx={actions}>
        <Button type="submit" variant="contained" disabled={isSubmitting || !(isDirty || broken.length > 0)}>
          {isSubmitting ? 'Saving…' : 'Save'}
        </Button>
        <ResetSettings onReset={reset} disabled={isSubmitting} />
      </Box>
      <UnsavedChanges active={asks} acrossSections of="the settings" />
    </Box>
  );
}

/** In sight wherever one is in a long section. */
const actions = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  mt: 8,
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  zIndex: 1,
} as const;
