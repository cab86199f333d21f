import Box from '@mui/material/Box';
import { createElement, type ElementType, type ReactNode } from 'react';
import type { Tree, TreeElement, Trees } from './trees.ts';

/** As few styles as an element of the store has, which change nothing: what the element looks like its classes say. */
const sx = { '--gap': '8px', '--size': '16px', '--color': 'inherit' };

/** What takes the place of an element, for those that do something; null for all others. */
export type Replace = (element: TreeElement) => ElementType | null;

/** An element that MUI styles in the store is one that MUI styles here. */
export function draw(tree: Tree, key: number, replace: Replace = () => null): ReactNode {
  if (typeof tree === 'string') return tree;
  const { tag, attributes, styled, children } = tree;
  const drawn = children.map((child, index) => draw(child, index, replace));
  const component = replace(tree);
  if (component) return createElement(component, { ...attributes, key, sx }, ...drawn);
  if (!styled) return createElement(tag, { ...attributes, key }, ...drawn);
  return createElement(Box as ElementType, { ...attributes, key, component: tag, sx }, ...drawn);
}

export const readData = () => JSON.parse(document.getElementById('trees')?.textContent ?? '{}') as Trees;
