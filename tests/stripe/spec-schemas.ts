import { Ajv, type ValidateFunction } from 'ajv';

type Schema = Record<string, unknown>;

export interface Spec {
  info: { version: string };
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>;
  components: { schemas: Record<string, Schema> };
}
interface Content {
  content: Record<string, { schema: Schema }>;
}

/** OpenAPI 3.0 says with `nullable` what JSON Schema says with a type more. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, properties, ...rest } = value as Schema & { properties?: Schema };
  const mapped = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([name, one]) => [name, toJsonSchema(one)]));
  // A property may be called like a keyword, and is none.
  const schema = { ...mapped(rest), ...(properties && { properties: mapped(properties) }) };
  return nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** What Stripe's description says of answers. */
export class SpecSchemas {
  readonly #spec: Spec;
  readonly #ajv = new Ajv({ strict: false, validateFormats: false });
  readonly #known = new Map<string, ValidateFunction>();

  constructor(spec: Spec) {
    this.#spec = spec;
    const schemas = toJsonSchema(spec.components.schemas);
    this.#ajv.addSchema({ $id: 'spec', components: { schemas } });
  }

  /** The address of the description that a call goes to, `/v1/charges/{charge}`. */
  addressOf(method: string, path: string): string | undefined {
    const parts = path.split('?')[0]?.split('/') ?? [];
    const fits = (address: string) => {
      const wanted = address.split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, index) => part.startsWith('{') || part === parts[index])
      );
    };
    const found = Object.keys(this.#spec.paths).filter(
      (address) => fits(address) && this.#spec.paths[address]?.[method.toLowerCase()],
    );
    return found.sort((a, b) => a.split('{').length - b.split('{').length)[0];
  }

  /** What is wrong with an answer; null where nothing is. */
  faultOf(method: string, path: string, status: number, answer: unknown): string | null {
    const address = this.addressOf(method, path);
    const operation = address && this.#spec.paths[address]?.[method.toLowerCase()];
    if (!operation) return 'no such address';
    const response = operation.responses[String(status)] ?? operation.responses.default;
    const schema = response?.content['application/json']?.schema;
    if (!schema) return `no answer of ${status} is described`;
    return this.#judge(`${method} ${address} ${status}`, schema, answer);
  }

  /** The same of an object by its name, as events carry it. */
  objectFault(name: string, object: unknown): string | null {
    if (!this.#spec.components.schemas[name]) return `no object ${name} is described`;
    return this.#judge(name, { $ref: `#/components/schemas/${name}` }, object);
  }

  /** Fields that are not described. */
  unknownFields(name: string, object: object): string[] {
    const known = (this.#spec.components.schemas[name]?.properties ?? {}) as Schema;
    return Object.keys(object).filter((field) => !(field in known));
  }

  #judge(name: string, schema: Schema, value: unknown): string | null {
    const within = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/components', '"spec#/components');
    const validate = this.#known.get(name) ?? this.#ajv.compile(JSON.parse(within));
    this.#known.set(name, validate);
    return validate(value) ? null : this.#ajv.errorsText(validate.errors);
  }
}
