import type { RequestListener } from 'node:http';

/**
 * Stripe's script as far as our code drives it: a Payment Element in a frame of Stripe's, tokens for what is entered there, the window of a bank
 * that asks. The tokens are the simulator's fixed ones. What the page asks of it is kept in `stripeCalls`.
 */
const script = `
window.stripeCalls = [];
const plain = (value) => JSON.parse(JSON.stringify(value ?? null));
const note = (call, value) => window.stripeCalls.push({ call, value: plain(value) });
const frameOf = (name, title, hash) => {
  const frame = document.createElement('iframe');
  frame.src = 'https://js.stripe.com/' + name + '.html#' + encodeURIComponent(JSON.stringify(hash));
  frame.title = title;
  return frame;
};
const answersOf = (frame, take) => {
  const listen = ({ source, data }) => source === frame.contentWindow && take(data);
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
};
const makeElements = (options) => {
  let entered = { empty: true, complete: false };
  let frame;
  const tell = (message) => frame.contentWindow.postMessage(message, '*');
  return {
    update: (change) => { Object.assign(options, change); note('update', change); },
    getElement: () => null,
    create: (type, own) => {
      note('create', { type, own });
      const takers = {};
      let end;
      return {
        on: (name, taker) => { takers[name] = taker; },
        off: () => {},
        update: () => {},
        mount: (place) => {
          frame = frameOf('element', 'Secure payment input frame', options);
          frame.style = 'border:0;width:100%;height:14rem';
          end = answersOf(frame, (data) => {
            entered = data;
            takers.change?.({ elementType: 'payment', empty: data.empty, complete: data.complete });
          });
          place.append(frame);
        },
        unmount: () => { end?.(); frame?.remove(); },
        destroy: () => { end?.(); frame?.remove(); },
      };
    },
    submit: async () => {
      note('submit');
      if (entered.complete) return {};
      tell('Your card number is incomplete.');
      return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    },
    entered: () => entered,
  };
};
const methods = (key) => ({
  key,
  elements: (options) => { note('elements', options); return makeElements({ ...options }); },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: () => {},
  createConfirmationToken: async ({ elements, params }) => {
    note('createConfirmationToken', params);
    const { token, refusal } = elements.entered();
    return refusal ? { error: { type: 'card_error', message: refusal } } : { confirmationToken: { id: token } };
  },
  handleNextAction: (asked) => new Promise((resolve) => {
    note('handleNextAction', asked);
    const frame = frameOf('bank', 'Bank', null);
    frame.style = 'position:fixed;inset:0;z-index:9999;width:100%;height:100%;border:0';
    const end = answersOf(frame, (answer) => { end(); frame.remove(); resolve(answer); });
    document.body.append(frame);
  }),
});
window.Stripe = Object.assign((key) => { note('Stripe', key); return methods(key); }, { version: 'endive' });
`;

/** What is entered stays here; the page hears of a token. An account that has switched on a few ways to pay. */
const element = String.raw`<!doctype html><html lang="en"><meta charset="utf-8"><title>Stripe</title><body>
<div role="group" aria-label="Ways to pay"></div><label>Card number<input inputmode="numeric"></label><p role="alert"></p>
<script>
const options = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const cards = { '4242424242424242': 'tok_paid', '4000002500003155': 'tok_authenticate', '4000000000000002': 'tok_declined' };
const others = { 'Google Pay': 'tok_paid', PayPal: 'tok_paypal_paid', 'Bank debit': 'tok_slow_paid' };
const types = { 'Google Pay': 'card', PayPal: 'paypal', 'Bank debit': 'sepa_debit' };
const tell = (entered) => parent.postMessage(entered, '*');
const input = document.querySelector('input');
input.addEventListener('input', () => {
  const number = input.value.replace(/\D/g, '');
  document.querySelector('p').textContent = '';
  const complete = number.length === 16;
  const token = cards[number];
  tell({ empty: number === '', complete, token, refusal: complete && !token ? 'Your card number is invalid.' : undefined });
});
addEventListener('message', ({ data }) => { document.querySelector('p').textContent = data; });
const isAllowed = (name) => !(options.excludedPaymentMethodTypes ?? []).includes(types[name])
  && (options.allowedPaymentMethodTypes ?? [types[name]]).includes(types[name]);
for (const name of Object.keys(others).filter(isAllowed)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => tell({ empty: false, complete: true, token: others[name] });
  document.querySelector('div').append(button);
}
</script>`;

const bank = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title><body style="background:#fff">
<h1>The bank asks</h1><button>Complete</button><script>
document.querySelector('button').onclick = () => parent.postMessage({}, '*');
</script>`;

const files: Record<string, [type: string, text: string]> = {
  '/endive/stripe.js': ['text/javascript', script],
  '/element.html': ['text/html', element],
  '/bank.html': ['text/html', bank],
};

/** `js.stripe.com`. `isDown` is asked each time. */
export const stripeScripts =
  (isDown: () => boolean): RequestListener =>
  (request, response) => {
    const file = files[new URL(request.url ?? '/', 'https://js.stripe.com').pathname];
    if (!file || isDown()) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': `${file[0]}; charset=utf-8` }).end(file[1]);
  };
