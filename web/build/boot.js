// Runs inside the page. A page from the server is whole without JavaScript, so it is painted first, and taken over when
// the browser has nothing better to do, or at the first touch. The bare shell of panels and checkout starts at once.
((start) => {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    start();
  };
  if (!document.getElementById('tempera-state')) {
    once();
    return;
  }
  for (const event of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, once, { once: true, capture: true });
  }
  // Nobody hears a press on a button before the app does (start-page.tsx). It is done once the page works (ReadyMark).
  let pressed;
  const note = ({ target }) => {
    pressed = target.closest('button[type="button"]') ?? pressed;
  };
  addEventListener('click', note, { capture: true });
  addEventListener('tempera:heard', () => removeEventListener('click', note, { capture: true }), {
    once: true,
  });
  addEventListener('tempera:ready', () => pressed?.isConnected && pressed.click(), { once: true });
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(once);
    else setTimeout(once, 200);
  };
  addEventListener('load', whenIdle, { once: true });
  // Neither an image that never comes nor a browser that is never idle keeps the page from working.
  setTimeout(once, 6_000);
})(() => import('$APP'));
