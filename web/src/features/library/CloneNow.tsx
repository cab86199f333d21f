import Box from '@mui/material/Box';
import { CloneCommand, CloneHint } from '../../ui/CloneCommand.tsx';

/** How who may download a template has it by git; its code comes for them alone. */
export default function CloneNow(props: { slug: string; title: string }) {
  return (
    <Box component="section" aria-label="Clone with git" sx={{ display: 'grid', gap: 2 }}>
      <CloneCommand {...props} />
      <CloneHint />
    </Box>
  );
}
