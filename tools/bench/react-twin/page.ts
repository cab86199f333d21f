/** Runs in the page: draws its content by React and MUI, and by a click what it leads to, with nothing of the store's own. */
import Box from '@mui/material/Box';
import { createElement, type ElementType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tree, Trees } from './trees.ts';

/** As few styles as an element of the store has, which change nothing: what the element looks like its classes say. */
const sx = { '--gap': '8px', '--size': '16px', '--color': 'inherit' };

/** An element that MUI styles in the store is one that MUI styles here. */
function draw(tree: Tree, key: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const { tag, attributes, styled, children } = tree;
  const drawn = children.map(draw);
  if (!styled) return createElement(tag, { ...attributes, key }, ...drawn);
  return createElement(Box as ElementType, { ...attributes, key, component: tag, sx }, ...drawn);
}

const { from, to } = JSON.parse(document.getElementById('trees')?.textContent ?? '{}') as Trees;

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
  return createElement('div', { key: trees === from ? 'from' : 'to' }, ...trees.map(draw));
}

const main = document.getElementById('main');
if (main) createRoot(main).render(createElement(Page));
