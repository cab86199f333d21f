import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SettingsSection, sections } from '@tempera/domain/settings/settings-fields';
import { get } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AskBeforeLeaving } from '../../ui/form/AskBeforeLeaving.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { LoadingShape } from '../../ui/LoadingShape.tsx';
import { SectionNav } from '../../ui/SectionNav.tsx';
import { useFigure } from '../../ui/use-figure.ts';
import { readFixed } from './api/read-fixed.ts';
import { useStoredSettings } from './api/settings-docs.ts';
import { QuickActions } from './components/QuickActions.tsx';
import { ResetSettings } from './components/ResetSettings.tsx';
import { SectionFields } from './components/SectionFields.tsx';
import { BrokenValues, TheirChanges } from './components/SettingsNotices.tsx';
import { findBroken, type Stored } from './form-values.ts';
import { resettable, useSettingsForm } from './use-settings-form.ts';

/** Every text, switch and figure that an admin decides. */
export function SettingsScreen({ viewer }: { viewer: Person }) {
  const { stored, error } = useStoredSettings();
  if (error) return <ErrorState level="h2" onRetry={() => window.location.reload()} />;
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <Typography variant="h2" component="h1">
        Settings
      </Typography>
      {stored ? (
        <>
          <SettingsEditor stored={stored} viewer={viewer} />
          <QuickActions />
        </>
      ) : (
        <LoadingShape height="24rem" />
      )}
    </Box>
  );
}

/** All sections are one form; one of them is in sight, and Save stores what changed in any. */
function SettingsEditor({ stored, viewer }: { stored: Stored; viewer: Person }) {
  const fixed = useFigure(readFixed) ?? {};
  const { form, base, theirs, takeTheirs, save, reset } = useSettingsForm(stored, viewer, fixed);
  const { isDirty, isSubmitting, errors } = form.formState;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const broken = findBroken(base);
  const wrongIn = ({ fields }: SettingsSection, wrong: object) =>
    Object.keys(fields).filter((name) => get(wrong, name)).length;
  const marked = sections.map((section) => ({ ...section, problems: wrongIn(section, errors) }));
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0];
  const showFirst = (wrong: object) => {
    const target = [current, ...sections].find((section) => wrongIn(section, wrong) > 0);
    if (target && target !== current) navigate(`#${target.id}`);
  };
  return (
    <Form form={form} label="Settings" onSubmit={save} onInvalid={showFirst} sx={{ display: 'block' }}>
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
        <SectionFields key={current.id} section={current} role={viewer.role} fixed={fixed} />
      </Box>
      <Box sx={actions}>
        <SubmitButton busy="Saving…" disabled={!(isDirty || broken.length > 0)}>
          Save
        </SubmitButton>
        {resettable(current, viewer.role).length > 0 && (
          <ResetSettings
            section={current}
            role={viewer.role}
            onReset={() => reset(current)}
            disabled={isSubmitting}
          />
        )}
      </Box>
      <AskBeforeLeaving acrossSections of="the settings" />
    </Form>
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
