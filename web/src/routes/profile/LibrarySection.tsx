import { useOrders } from '../../features/checkout/api/use-orders.ts';
import { useLibrary } from '../../features/library/api/use-library.ts';
import { LibraryList } from '../../features/library/components/LibraryList.tsx';
import { useTitles } from '../../features/library/use-titles.ts';
import type { Person } from '../../firebase/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

export default function LibrarySection({ person }: { person: Person }) {
  const orders = useOrders(person.uid);
  const library = useLibrary(person.uid);
  const lines = orders.data?.flatMap((order) => order.lines) ?? [];
  const bought = new Map(lines.map((line) => [line.slug, line.name]));
  const owned = orders.loading ? [] : (library.data ?? []);
  const titles = useTitles(
    owned.map(({ id }) => id),
    bought,
  );
  return (
    <LiveData live={library}>
      {(entitlements) => <LibraryList entitlements={entitlements} titles={titles} />}
    </LiveData>
  );
}
