/**
 * Takes away what a test has shown. It is set up for each file, since a worker keeps modules from one file to the next and
 * would run their hooks for the first alone.
 */
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
