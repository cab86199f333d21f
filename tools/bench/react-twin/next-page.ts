/** Runs in the page: draws its content by React and MUI, and by a click what it leads to, with nothing of the store's own. */
import { createElement, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { draw, readData } from './draw.ts';

const { from, to } = readData();

function Page() {
  const [trees, setTrees] = useState(from);
  useEffect(() => {
    const follow = (event: Event) => {
      event.preventDefault();
      startTransition(() => setTrees(to));
      scrollTo(0, 0);
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, []);
  // Of another page nothing is kept, as by the router.
  return createElement(
    'div',
    { key: trees === from ? 'from' : 'to' },
    ...trees.map((tree, index) => draw(tree, index)),
  );
}

const main = document.getElementById('main');
if (main) createRoot(main).render(createElement(Page));
