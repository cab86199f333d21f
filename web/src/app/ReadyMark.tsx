import { useEffect } from 'react';

/**
 * Marks the document once the page answers to clicks and keys. A page from the server is seen before that; scripts that
 * drive it (tests, screenshots) wait for the mark, people don't need to.
 */
export function ReadyMark() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
