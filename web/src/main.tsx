import { watchErrors } from './app/report.ts';
import { startPage } from './app/start-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// zod would try whether it may compile schemas from text, which the page's policy forbids and reports. It reads this as it loads, later.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
watchErrors();
startPage(root);
