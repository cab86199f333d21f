import { startPage } from './app/start-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startPage(root);
