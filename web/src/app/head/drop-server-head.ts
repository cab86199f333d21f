import { serverOnly } from './markup.ts';

/** Takes away what the server said of the page it rendered, once another one is shown: browsers share a canonical address. */
export function dropServerHead(): void {
  for (const element of document.head.querySelectorAll(`[${serverOnly}]`)) element.remove();
}
