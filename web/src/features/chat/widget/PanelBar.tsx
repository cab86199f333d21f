import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { UnreadBadge } from './ChatButton.tsx';

interface PanelBarProps {
  title: string;
  /** Somebody may answer: the session is active. */
  online: boolean;
  /** Whether the sign of the chat and what is unread stand before the title, where nothing else is seen of it. */
  mark: boolean;
  unread: number;
  buttons: readonly { label: string; icon: IconName; onClick: () => void }[];
}

/** The widget's title with what can be done with it; minimised, the bar is all that is left. */
export const PanelBar = ({ title, online, mark, unread, buttons }: PanelBarProps) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 62,
      pl: 4,
      pr: 1,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {mark && (
      <Box sx={{ color: 'primary.main', display: 'flex', position: 'relative', mr: 2 }}>
        <Icon name="chat" size={24} />
        {unread > 0 && <UnreadBadge unread={unread} />}
      </Box>
    )}
    <Typography variant="subtitle1" component="h2" noWrap>
      {title}
    </Typography>
    {online && (
      <Typography
        variant="body2"
        sx={{ color: 'verdigris.text', display: 'flex', alignItems: 'center', gap: 1.5 }}
      >
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'verdigris.main' }} />
        Online
      </Typography>
    )}
    <Box sx={{ flex: 1 }} />
    {buttons.map(({ label, icon, onClick }) => (
      <IconButton key={label} aria-label={label} onClick={onClick} size="small">
        <Icon name={icon} />
      </IconButton>
    ))}
  </Box>
);
