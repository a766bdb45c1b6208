/** Schemas of the contract as JSON Schema: what is taken and what is given differ, and what has a name is written once, under it. */
import { z } from 'zod';
import type { Components } from './components.ts';
import { GIVEN_NAMES, TAKEN_NAMES } from './named-schemas.ts';
import type { JsonSchema } from './parts.ts';

/** What a caller sends; a field that has a default may be left out. */
export function takenSchema(schema: z.ZodType, components: Components): JsonSchema {
  return converted(schema, 'input', components);
}

/** What is answered. Fields may be added to it in time, so it is not said to have no others. */
export function givenSchema(schema: z.ZodType, components: Components): JsonSchema {
  return converted(schema, 'output', components);
}

function converted(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const names = io === 'input' ? TAKEN_NAMES : GIVEN_NAMES;
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema, io),
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  for (const [name, one] of Object.entries($defs)) {
    const { id: _id, ...rest } = one;
    if (!components.schemas.has(name)) components.schemas.set(name, relinked(rest) as JsonSchema);
  }
  return relinked(root) as JsonSchema;
}

/** What only says what another word says already, or what no number of JSON exceeds. */
function tidy(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (io === 'output' && schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

function relinked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relinked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
        : [key, relinked(inner)],
    ),
  );
}
