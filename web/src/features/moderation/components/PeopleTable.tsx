import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Role } from '@tempera/domain/people/roles';
import type { ListedPerson } from '../../../firebase/live/use-people.ts';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { type AskedAction, PersonActions } from './PersonActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface PeopleTableProps {
  people: readonly ListedPerson[];
  viewer: { uid: string; role: Role };
  onAsk: (person: ListedPerson, action: AskedAction) => void;
}

const badges: Partial<Record<Role, string>> = { owner: 'Owner', admin: 'Admin', staff: 'Staff' };
const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** On a phone the join date stands below the name. */
export function PeopleTable({ people, viewer, onAsk }: PeopleTableProps) {
  return (
    <Table aria-label="Users" sx={{ '& td, & th': { px: { xs: 1, sm: 4 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>User</TableCell>
          <TableCell>Status</TableCell>
          <TableCell sx={wide}>Join Date</TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={arrowKeys('button')}>
        {people.map((person) => (
          <TableRow key={person.id}>
            <TableCell
              component="th"
              scope="row"
              sx={{ minWidth: '8.5rem', maxWidth: { xs: '9rem', sm: '22rem' } }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.name}</Typography>
                {badges[person.role] && <Tag label={badges[person.role] ?? ''} tone="ultramarine" />}
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {person.email}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                {joined(person)}
              </Typography>
            </TableCell>
            <TableCell>
              <StatusBadge {...person} />
            </TableCell>
            <TableCell sx={wide}>{joined(person)}</TableCell>
            <TableCell align="right">
              <PersonActions person={person} viewer={viewer} onAsk={(action) => onAsk(person, action)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const joined = ({ joinDate }: ListedPerson) =>
  new Date(joinDate).toLocaleDateString('en-US', { dateStyle: 'medium' });
