import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ProfilePartProps {
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line, usually a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** One matter within a section of the profile, with its own heading. */
export function ProfilePart({ title, lead, action, children }: ProfilePartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 4, pt: 6, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
        }}
      >
        <Box sx={{ display: 'grid', gap: 1, maxWidth: '60ch' }}>
          <Typography id={id} variant="h5" component="h3">
            {title}
          </Typography>
          {lead && (
            <Typography variant="body2" color="textSecondary" component="div">
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}

interface SettingRowProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** One thing of an account: what it is, how it stands, and what can be done about it. */
export function SettingRow({ title, text, action }: SettingRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, maxWidth: '60ch' }}>
        <Typography variant="subtitle2" component="div">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
