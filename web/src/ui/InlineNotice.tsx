import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

const looks = {
  info: { icon: 'info', tone: 'ultramarine' },
  success: { icon: 'check', tone: 'verdigris' },
  attention: { icon: 'info', tone: 'ochre' },
  error: { icon: 'alert', tone: 'vermilion' },
} as const;

interface InlineNoticeProps {
  kind?: keyof typeof looks;
  /** `alert` interrupts a screen reader, `status` waits; without one it is read where it stands. */
  role?: 'alert' | 'status';
  action?: ReactNode;
  children: ReactNode;
}

/** A short message within a page, on the tint of its pigment; not on paper. */
export function InlineNotice({ kind = 'info', role, action, children }: InlineNoticeProps) {
  const { icon, tone } = looks[kind];
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 4,
        py: 3,
        borderRadius: 1,
        bgcolor: `${tone}.tint`,
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', gap: 3, flex: '1 1 14rem', minWidth: 0 }}>
        <Box sx={{ color: `${tone}.text`, flexShrink: 0 }}>
          <Icon name={icon} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
      {/* Below the words on a phone, where it begins with them: the icon's width and gap, less the button's own padding. */}
      {action && <Box sx={{ ml: { xs: 5, sm: 0 } }}>{action}</Box>}
    </Box>
  );
}
