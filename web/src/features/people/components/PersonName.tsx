import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Email } from '../../../ui/Email.tsx';
import { useOpenedHref } from '../../../ui/use-opened.ts';

/** A list of people is skimmed: a name or an address that is too long is cut. */
const oneLine = {
  minWidth: 0,
  overflow: { sm: 'hidden' },
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  // It would break all the same.
  '& wbr': { display: { sm: 'none' } },
} as const;

interface PersonNameProps {
  person: ListedPerson;
  /** Beside the name. */
  badge?: ReactNode;
}

/** Who a row is about: picture, name and address; the name leads to their page. */
export const PersonName = ({ person: { id, name, email, avatar = '' }, badge }: PersonNameProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Avatar name={name} picture={avatar} size={2} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 2 }}>
        <Typography title={name} sx={oneLine}>
          <Link href={useOpenedHref('user')(id)} color="inherit" sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        </Typography>
        {badge}
      </Box>
      <Typography title={email} variant="body2" color="textSecondary" sx={oneLine}>
        <Email address={email} />
      </Typography>
    </Box>
  </Box>
);
