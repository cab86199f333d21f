/** What Stripe answers in place of what was asked for. */
export class StripeError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What was changed before is kept all the same: a card that was declined has been tried. */
  readonly keepsChanges: boolean;

  constructor(status: number, fields: { type: string; message: string } & Record<string, unknown>) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
    this.keepsChanges = fields.type === 'card_error';
  }

  get body(): object {
    return { error: this.fields };
  }
}

export const invalid = (
  message: string,
  fields: { code?: string; param?: string; [more: string]: unknown } = {},
) => new StripeError(400, { type: 'invalid_request_error', message, ...fields });

export const missing = (kind: string, id: string, param: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** Something is wrong with Stripe itself. */
export const apiFailure = () =>
  new StripeError(500, {
    type: 'api_error',
    message: 'An unexpected error occurred with your request (made to, for a try).',
  });

export const tooMany = () =>
  new StripeError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded (made to, for a try).',
  });
