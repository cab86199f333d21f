import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { Profile } from '../api/profiles.ts';
import { choice } from './choice.ts';
import { OnlineDot } from './OnlineDot.tsx';

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
