/** Runs in the page: draws all of it by React and MUI; what is touched answers as the store's does, with nothing of the store's own. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import {
  Children,
  cloneElement,
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { createRoot } from 'react-dom/client';
import { draw, type Replace, readData } from './draw.ts';

/** What is put into the cart tells the cart's button. */
const added = 'added';

interface Props {
  'aria-label'?: string;
  children?: ReactNode;
}

/** Pressed once it was touched. */
function Button(props: Props) {
  const [pressed, setPressed] = useState(false);
  return createElement(ButtonBase, { ...props, 'aria-pressed': pressed, onClick: () => setPressed(true) });
}

function AddToCart({ children, ...props }: Props) {
  const [inCart, setInCart] = useState(false);
  const add = () => {
    setInCart(true);
    dispatchEvent(new Event(added));
  };
  return createElement(ButtonBase, { ...props, onClick: add }, inCart ? 'View cart' : children);
}

function Cart({ children, ...props }: Props) {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => setCount(1);
    addEventListener(added, follow);
    return () => removeEventListener(added, follow);
  }, []);
  const [icon, number] = Children.toArray(children) as ReactElement<object>[];
  const style = { visibility: count === 0 ? 'hidden' : undefined };
  return createElement(
    ButtonBase,
    { ...props, 'aria-expanded': open, onClick: () => setOpen(true) },
    icon,
    number && cloneElement(number, { style } as object, count),
  );
}

/** It keeps what is typed itself; React hears of it. */
const Input = (props: object) =>
  createElement(Box as ElementType, { ...props, component: 'input', onChange: () => {} });

const replace: Replace = ({ tag, attributes, children }): ElementType | null => {
  if (tag === 'input') return Input;
  if (tag !== 'button') return null;
  if (attributes['aria-label']?.startsWith('Cart, ')) return Cart as ElementType;
  return (children[0] === 'Add to cart' ? AddToCart : Button) as ElementType;
};

const root = document.getElementById('root');
if (root) {
  const drawn = readData().from.map((tree, index) => draw(tree, index, replace));
  createRoot(root).render(createElement('div', null, ...drawn));
}
