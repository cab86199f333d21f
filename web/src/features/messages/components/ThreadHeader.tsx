import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface ThreadHeaderProps {
  name: string;
  picture: string;
  /** Whether they are here, or when they were. */
  presence: string;
  blocked: boolean;
  onBlock: () => void;
  onUnblock: () => void;
}

/** With whom one talks; on a phone also the way back to the list. */
export function ThreadHeader(props: ThreadHeaderProps) {
  const { name, picture, presence, blocked, onBlock, onUnblock } = props;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 4, borderBottom: 1, borderColor: 'divider' }}
    >
      <IconButton
        href={paths.chat}
        aria-label="Back to the conversations"
        sx={{ display: { md: 'none' }, ml: -2, transform: 'scaleX(-1)' }}
      >
        <Icon name="arrowRight" />
      </IconButton>
      <Avatar name={name} picture={picture} size={2.5} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {presence}
        </Typography>
      </Box>
      <Button
        size="small"
        color="secondary"
        aria-label={`${blocked ? 'Unblock' : 'Block'} ${name}`}
        onClick={blocked ? onUnblock : onBlock}
      >
        {blocked ? 'Unblock' : 'Block'}
      </Button>
    </Box>
  );
}
