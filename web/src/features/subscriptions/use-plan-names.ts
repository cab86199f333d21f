import { usePlansNow } from './api/subscriptions.ts';

/** What plans are called by their ids; one that is gone by its id with a capital letter. */
export function usePlanNames(): (id: string) => string {
  const { data } = usePlansNow();
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id.replace(/^./, (letter) => letter.toUpperCase());
}
