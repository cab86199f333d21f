import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { passwordRequirements } from '@tempera/domain/people/account-forms';
import { Icon } from '../../../ui/Icon.tsx';

/** What the password still lacks, as one types. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Box
      component="ul"
      aria-label="Password requirements"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {passwordRequirements.map(({ id, label, met }) => {
        const done = met(password);
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              color: done ? 'verdigris.text' : 'text.secondary',
            }}
          >
            <Icon name={done ? 'check' : 'minus'} size={16} />
            {label}
            <span style={visuallyHidden}>{done ? ': done' : ': missing'}</span>
          </Box>
        );
      })}
    </Box>
  );
}
