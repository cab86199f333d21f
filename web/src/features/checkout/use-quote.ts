import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { Reason } from '@tempera/domain/calls/reasons';
import { messages } from '@tempera/domain/site/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { nowhere, type Place } from '../../ui/buyer/use-place.ts';
import { quoteCheckout } from './api/checkout-calls.ts';

interface State {
  quote: QuoteCheckoutOutput | null;
  busy: boolean;
  failure: string | null;
  couponProblem: string | null;
}

/**
 * The server's price for the cart in the address. The coupon stands in the address too (`?coupon=`) once it is applied,
 * so that a reload or a link keeps it. The last price stays in sight while the next is on its way.
 */
export function useQuote(slugs: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<State>({ quote: null, busy: true, failure: null, couponProblem: null });
  const latest = useRef(0);
  const wanted = useRef<string | null>(search.get('coupon'));
  const place = useRef<Place>(nowhere);
  const cart = slugs.join(',');

  const load = useCallback(
    async (coupon: string | null) => {
      latest.current += 1;
      const turn = latest.current;
      const asked = place.current.country ? place.current : undefined;
      wanted.current = coupon;
      setState((now) => ({ ...now, busy: true, failure: null, couponProblem: null }));
      try {
        const { quote, couponProblem } = await loadQuote(
          (slugs, code) => quoteCheckout(slugs, code, asked),
          cart.split(',').filter(Boolean),
          coupon,
        );
        if (turn !== latest.current) return;
        wanted.current = quote.coupon?.code ?? null;
        setState({ quote, busy: false, failure: null, couponProblem });
        if (couponInAddress() !== wanted.current) {
          setSearch((params) => withCoupon(params, wanted.current), {
            replace: true,
            preventScrollReset: true,
          });
        }
      } catch (error) {
        if (turn !== latest.current) return;
        const failure = errorText(error, messages.networkError);
        setState((now) => ({ ...now, busy: false, failure }));
      }
    },
    [cart, setSearch],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new whenever the address is, the cart is what counts
  useEffect(() => {
    load(wanted.current);
    return () => {
      latest.current += 1;
    };
  }, [cart]);

  const moveTo = (next: Place) => {
    if (isSame(next, place.current)) return;
    place.current = next;
    load(wanted.current);
  };

  return {
    ...state,
    moveTo,
    applyCoupon: (code: string) => load(code),
    removeCoupon: () => load(null),
    retry: () => load(wanted.current),
  };
}

/** A cart with its price. */
export type Quoting = ReturnType<typeof useQuote> & { quote: QuoteCheckoutOutput };

const isSame = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

const couponInAddress = () => new URLSearchParams(location.search).get('coupon');

function withCoupon(params: URLSearchParams, code: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (code) next.set('coupon', code);
  else next.delete('coupon');
  return next;
}

/** A quote, and what was wrong with the coupon if it is quoted without the one that was asked for. */
interface Quoted {
  quote: QuoteCheckoutOutput;
  couponProblem: string | null;
}

type Quote = (slugs: readonly string[], couponCode: string | null) => Promise<QuoteCheckoutOutput>;

/** What is wrong with a coupon for this customer alone. */
const customersReasons: Reason[] = ['coupon-first-order', 'coupon-used'];
const couponReasons: Reason[] = [
  'coupon-invalid',
  'coupon-minimum',
  'coupon-not-for-cart',
  ...customersReasons,
  'coupons-off',
];

/** Of a quote only wrong codes are counted, and past their limit a right one is refused as well. */
const isAboutCode = (error: CallError) =>
  isCouponRefusal(error) || error.refusal?.reason === 'too-many-attempts';

/** Quotes with the coupon; one that is refused leaves a quote without it, so that a bad code never hides the price. */
export async function loadQuote(
  quoteCheckout: Quote,
  slugs: readonly string[],
  couponCode: string | null,
): Promise<Quoted> {
  try {
    return { quote: await quoteCheckout(slugs, couponCode), couponProblem: null };
  } catch (error) {
    if (couponCode === null || !(error instanceof CallError) || !isAboutCode(error)) throw error;
    return { quote: await quoteCheckout(slugs, null), couponProblem: error.message };
  }
}

export function isCouponRefusal({ refusal }: CallError): boolean {
  return refusal !== null && couponReasons.includes(refusal.reason);
}

export function isCustomersRefusal({ refusal }: CallError): boolean {
  return refusal !== null && customersReasons.includes(refusal.reason);
}
