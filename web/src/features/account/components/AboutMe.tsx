import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatLongDate } from '@tempera/domain/site/dates';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { OwnRecord } from '../api/account.ts';

interface AboutMeProps {
  person: Person;
  record: OwnRecord;
  /** Edit mode was just left, and the focus with it. */
  edited: boolean;
  onEdit: () => void;
}

/** What a person says about themselves, and what the store knows of the account. */
export function AboutMe({ person, record, edited, onEdit }: AboutMeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (edited) button.current?.focus();
  }, [edited]);
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      {record.bio === '' ? (
        <Typography color="textSecondary">No bio yet. Tell people what you build.</Typography>
      ) : (
        <Typography dir="auto" sx={{ maxWidth: '65ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {record.bio}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'auto auto' }, columnGap: 12 }}
      >
        <Fact name="Email">
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {person.email}
          </Box>{' '}
          {person.emailVerified ? <Mark kind="verified" /> : <Mark kind="unverified" />}
        </Fact>
        <Fact name="Role">
          <Box component="span" sx={{ textTransform: 'capitalize' }}>
            {person.role}
          </Box>
        </Fact>
        <Fact name="Member since">{formatLongDate(record.joinDate)}</Fact>
      </Box>
      <Button ref={button} variant="outlined" onClick={onEdit}>
        Edit profile
      </Button>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd">{children}</Typography>
    </Box>
  );
}

const marks = {
  verified: { icon: 'check', color: 'verdigris.text', words: 'verified' },
  unverified: { icon: 'clock', color: 'ochre.text', words: 'not verified yet' },
} as const;

function Mark({ kind }: { kind: keyof typeof marks }) {
  const { icon, color, words } = marks[kind];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'body2', color: color }}
    >
      <Icon name={icon} size={16} />
      {words}
    </Box>
  );
}
