import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { goods } from './data/goods.ts';
import './styles/tokens.css';
import './styles/shop.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App goods={goods} />
  </StrictMode>,
);
