import { useEffect, useState } from 'react';

/** Where the buyer is and by which VAT ID they buy, as they typed it; empty where they have not. */
export interface Place {
  country: string;
  state: string;
  zip: string;
  vatId: string;
}

export const nowhere: Place = { country: '', state: '', zip: '', vatId: '' };

/** How long somebody may stop between two keys, in milliseconds. */
const typingMs = 600;

/** What is typed, once nobody types on: a VAT ID is looked up for each that is told. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** The place that a form holds; a state is one of the US. */
export function usePlace({ country, state, zip, vatId }: Place): Place {
  return {
    country,
    state: country === 'US' ? state : '',
    zip: useSettled(zip.trim()),
    vatId: useSettled(vatId.trim()),
  };
}
