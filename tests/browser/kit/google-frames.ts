import type { BrowserContext } from 'playwright-core';

/**
 * Sign-in by popup loads a script from Google that lets the page and Auth's helper frame talk. There is no internet in a
 * test, so this stands in for that one script; the popup, the helper frame and the form in it are the emulator's own.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${frames})(document.currentScript.src)` }),
  );
  // The emulator's form is dressed by these; it works without.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/plain', body: '' }),
  );
}

/** Runs in the browser, in the page and in the helper frame alike; as text, because no tool may rewrite it. */
const frames = `(source) => {
  const handlers = {};
  const early = [];
  const asked = new Map();
  let count = 0;
  let childReady;
  const ready = new Promise((resolve) => { childReady = resolve; });

  // As Google's does: the SDK throws after each answer about web storage, and nobody hears it.
  const tell = (callback, results) => {
    try { callback?.(results); } catch {}
  };
  const answer = async ({ data, source: sender }) => {
    const result = await handlers[data.type](data.data);
    sender.postMessage({ frames: 'answer', id: data.id, results: [result] }, '*');
  };
  addEventListener('message', (event) => {
    const message = event.data;
    if (message?.frames === 'ready') childReady();
    if (message?.frames === 'answer') tell(asked.get(message.id), message.results);
    if (message?.frames !== 'ask') return;
    if (handlers[message.type]) answer(event);
    else early.push(event);
  });

  const frameOf = (target) => ({
    restyle: async () => {},
    ping: () => ready,
    register: (type, handler) => {
      handlers[type] = handler;
      for (const event of early.splice(0)) {
        if (handlers[event.data.type]) answer(event);
        else early.push(event);
      }
    },
    send: (type, data, callback) => {
      const id = ++count;
      asked.set(id, callback);
      target.postMessage({ frames: 'ask', id, type, data }, '*');
    },
  });

  const context = {
    getParentIframe: () => frameOf(parent),
    open: ({ where, url }, opened) => {
      const element = document.createElement('iframe');
      element.hidden = true;
      element.src = url;
      where.append(element);
      return opened(frameOf(element.contentWindow));
    },
  };
  window.gapi = {
    iframes: { getContext: () => context, Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    load: (name, { callback }) => callback(),
  };
  if (parent !== window) parent.postMessage({ frames: 'ready' }, '*');
  const onload = new URL(source).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[onload]());
}`;
