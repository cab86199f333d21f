/**
 * Brings a webhook to where the store takes them.
 * @returns the status of its answer, 0 where there was none, null where nobody listens
 */
export type PostEvent = (body: string, signature: string) => Promise<number | null>;

/** As long as Stripe waits, in milliseconds; a function that starts cold takes some of them. */
const patience = 20_000;

const isNobody = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

export const postTo =
  (url: string): PostEvent =>
  async (body, signature) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        signal: AbortSignal.timeout(patience),
      });
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      return isNobody(error) ? null : 0;
    }
  };
