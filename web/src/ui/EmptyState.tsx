import type { ComponentProps } from 'react';
import { Notice } from './Notice.tsx';

/** Nothing here yet: says so and offers the next step. */
export function EmptyState(props: ComponentProps<typeof Notice>) {
  return <Notice icon="folder" {...props} />;
}
