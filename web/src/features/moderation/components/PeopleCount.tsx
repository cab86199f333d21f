import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { countedPeople, countPeople } from '../api/count-people.ts';

/** How many people have an account, once it is known. */
export function PeopleCount() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let current = true;
    countPeople().then(
      (counted) => current && setCount(counted),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <Typography variant="h4" component="h2" sx={{ minHeight: '1lh' }}>
      Users{count !== null && ` (${count.toLocaleString('en-US')}${count === countedPeople ? '+' : ''})`}
    </Typography>
  );
}
