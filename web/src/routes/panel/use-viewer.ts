import { useOutletContext } from 'react-router-dom';
import type { Person } from '../../firebase/auth/session.ts';

/** Whoever is using the panel, who its shell let in. */
export const useViewer = () => useOutletContext<Person>();
