import Typography from '@mui/material/Typography';
import { useTeam } from '../api/use-desk.ts';

/** Who of the team is here. */
export function Team() {
  const team = useTeam();
  return (
    <Typography variant="body2" color="textSecondary">
      {team.length === 0
        ? 'Nobody of the team is online.'
        : `Online: ${team.map(({ name }) => name).join(', ')}`}
    </Typography>
  );
}
