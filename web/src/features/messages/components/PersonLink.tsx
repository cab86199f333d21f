import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Profile } from '../api/profiles.ts';

/** Somebody to write to; the room of the two is found again, or opened by the first message. */
export const PersonLink = ({ profile, online }: { profile: Profile; online: boolean }) => (
  <Box component={AppLink} href={paths.chatWith(profile.id)} data-choice sx={choice}>
    <Avatar name={profile.name} picture={profile.avatar} size={2.25} />
    <Typography component="span" noWrap>
      {profile.name}
    </Typography>
    {online ? <OnlineDot /> : <span />}
  </Box>
);

/** A mark beside the name of somebody who is here; what it means stands in words for those who don't see it. */
export const OnlineDot = () => (
  <Box
    component="span"
    role="img"
    aria-label="Online"
    sx={{
      display: 'inline-block',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      bgcolor: 'verdigris.text',
      flexShrink: 0,
    }}
  />
);

/** The look of somebody in a list who can be chosen. */
export const choice = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 3,
  px: 3,
  py: 2,
  minHeight: 44,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint' },
} as const;

export const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;
