import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Questions } from '../../ui/Questions.tsx';
import type { HelpFound } from './search-help.ts';

/** What a search of the help found: questions that open to their answers, and articles to read. */
export function HelpResults({ found: { faqs, guides }, onClear }: { found: HelpFound; onClear: () => void }) {
  const all = (
    <Button variant="outlined" color="secondary" onClick={onClear}>
      Show all questions
    </Button>
  );
  if (faqs.length + guides.length === 0) {
    return (
      <EmptyState
        level="h3"
        icon="search"
        title="No answer to that yet"
        text="Ask us, and it may stand here next time."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="contained" href="#contact">
              Write to us
            </Button>
            {all}
          </Box>
        }
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 10, justifyItems: 'start' }}>
      {faqs.length > 0 && (
        <Kind title="Answers">
          <Questions faqs={faqs} />
        </Kind>
      )}
      {guides.length > 0 && (
        <Kind title="Articles">
          <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 4 }}>
            {guides.map(({ id, title, description }) => (
              <li key={id}>
                <Link href={paths.guide(id)}>{title}</Link>
                <Typography color="textSecondary">{description}</Typography>
              </li>
            ))}
          </Box>
        </Kind>
      )}
      {all}
    </Box>
  );
}

function Kind({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, width: '100%' }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}
