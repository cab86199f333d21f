import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatTime } from '@tempera/domain/site/dates';
import { hasExpired } from '@tempera/domain/tokens/access-token';
import { scopeNames } from '@tempera/domain/tokens/scopes';
import { Tag } from '../../../ui/Tag.tsx';
import type { ListedToken } from '../api/tokens.ts';

interface TokenRowProps {
  token: ListedToken;
  now: number;
  onRevoke: () => void;
}

/** A token in the list: what it is called, what it may do, and when it is used and ends. */
export function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  const { name, hint, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const isOver = hasExpired(token, now);
  const end = expiresAt === null ? 'No expiry' : `${isOver ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`;
  const use = lastUsedAt === null ? 'Never used' : `Last used ${formatTime(lastUsedAt)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        py: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, flex: '1 1 14rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{name}</Typography>
          <Typography variant="mono" component="span" color="textSecondary">
            {hint}…
          </Typography>
          {isOver && <Tag label="Expired" tone="ochre" />}
        </Box>
        <Typography variant="body2">{scopes.map((scope) => scopeNames[scope].name).join(', ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${use}. Created ${formatDate(createdAt)}. ${end}`}
        </Typography>
      </Box>
      <Button color="error" size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Box>
  );
}
