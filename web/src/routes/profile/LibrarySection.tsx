import { useOrders } from '../../features/checkout/api/use-orders.ts';
import { useLibrary } from '../../features/library/api/use-library.ts';
import { LibraryList } from '../../features/library/components/LibraryList.tsx';
import type { Person } from '../../firebase/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

export default function LibrarySection({ person }: { person: Person }) {
  const orders = useOrders(person.uid);
  const lines = orders.data?.flatMap((order) => order.lines) ?? [];
  const titles = new Map(lines.map((line) => [line.slug, line.name]));
  return (
    <LiveData live={useLibrary(person.uid)}>
      {(entitlements) => <LibraryList entitlements={entitlements} titles={titles} />}
    </LiveData>
  );
}
