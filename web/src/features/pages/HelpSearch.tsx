import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/Notice.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { HelpFound } from './search-help.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What is said of a search, to eyes and screen readers alike. */
function summary({ faqs, guides }: HelpFound): string {
  if (faqs.length + guides.length === 0) return 'Nothing found';
  return [
    faqs.length > 0 && count(faqs.length, 'answer'),
    guides.length > 0 && count(guides.length, 'article'),
  ]
    .filter(Boolean)
    .join(' and ');
}

interface HelpSearchProps {
  query: ReturnType<typeof useSearchText>;
  found: HelpFound | null;
}

/** The search box of the support page; without a script it asks the server. */
export function HelpSearch({ query: { text, setText, search }, found }: HelpSearchProps) {
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      sx={{ maxWidth: '48rem' }}
    >
      <SearchField
        name="q"
        label="Search the answers"
        placeholder="License, money back, download"
        value={text}
        onChange={setText}
      >
        <Button type="submit" variant="contained">
          Search
        </Button>
      </SearchField>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1lh' }}>
        {found && summary(found)}
      </Typography>
    </Box>
  );
}

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
        title="No answers found"
        text="Ask us, and we’ll get back to you."
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

/** Milliseconds without a key before the typed text goes into the address. */
const typingPause = 200;

/**
 * A text that a page keeps as `?q=` in its address, so that a reload, a shared link and back find the same. Typing
 * replaces the step in the history; a step from outside replaces what is typed.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const written = useRef(asked);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setText(asked);
  }, [asked]);

  const search = (next: string) => {
    const q = next.trim();
    if (q === written.current) return;
    written.current = q;
    setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true });
  };
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const timer = window.setTimeout(() => latest.current(text), typingPause);
    return () => window.clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    search('');
  };
  return { text, setText, search: () => search(text), clear };
}
