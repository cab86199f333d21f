import { useEffect, useState } from 'react';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { countUsers, type UserFigures } from '../api/count-users.ts';

const titles: [keyof UserFigures, string][] = [
  ['active', 'Active Users'],
  ['admins', 'Admins'],
  ['suspended', 'Suspended'],
  ['total', 'Total Users'],
];

export function UserCards() {
  const [figures, setFigures] = useState<UserFigures | null | undefined>(null);
  useEffect(() => {
    let current = true;
    countUsers().then(
      (counted) => current && setFigures(counted),
      () => current && setFigures(undefined),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <StatCards>
      {titles.map(([key, title]) => (
        <StatCard key={key} title={title} figure={figures ? figures[key].toLocaleString('en-US') : figures} />
      ))}
    </StatCards>
  );
}
