import { data } from 'react-router-dom';

/** Every unknown address; the error boundary shows the not-found page, and a server answers with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export const Component = () => null;
