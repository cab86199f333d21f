import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface NoticeProps {
  title: string;
  text?: ReactNode;
  /** The next step, a button as a rule. */
  action?: ReactNode;
  icon?: IconName;
  level?: 'h1' | 'h2' | 'h3';
}

/** A panel in place of content: what is (or isn't) here, and the next step. EmptyState and ErrorState are built on it. */
export function Notice({ title, text, action, icon = 'info', level = 'h2' }: NoticeProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 3,
        p: { xs: 6, sm: 10 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        <Icon name={icon} size={28} />
      </Box>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" component="div" sx={{ maxWidth: '60ch' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 2 }}>{action}</Box>}
    </Box>
  );
}

/** Nothing here yet: says so and offers the next step. */
export function EmptyState(props: ComponentProps<typeof Notice>) {
  return <Notice icon="folder" {...props} />;
}
