export { render } from './rendering/functions.ts';
