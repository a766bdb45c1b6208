/** `POST /call`: for each function what is asked and what is answered, each under a name; a call is one of them. */
import type { z } from 'zod';
import { FUNCTIONS, type GatewayFunction } from '../../contract/functions.ts';
import type { Components } from './components.ts';
import { givenSchema, takenSchema } from './json-schema.ts';
import type { JsonSchema, Part } from './parts.ts';

export interface FunctionCalls {
  requestBody: Part;
  answer: JsonSchema;
}

export function functionCalls(components: Components): FunctionCalls {
  const functions = Object.entries(FUNCTIONS) as [string, GatewayFunction][];
  for (const [name, one] of functions) {
    components.schemas.set(asked(name), callOf(name, one, components));
    components.schemas.set(answered(name), answerOf(one, components));
  }
  const mapping = Object.fromEntries(functions.map(([name]) => [name, refTo(asked(name))]));
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { oneOf: Object.values(mapping).map(($ref) => ({ $ref })), discriminator: { propertyName: 'name', mapping } },
          examples: {
            get_topics: { summary: 'List topics', value: { name: 'get_topics', arguments: [480] } },
            get_topic_analysis_when: {
              summary: 'When a topic was spoken of, in the news',
              value: { name: 'get_topic_analysis_when', arguments: ['12', { mediaTypes: ['news'], granularity: 'day' }] },
            },
          },
        },
      },
    },
    answer: { anyOf: functions.map(([name]) => ({ $ref: refTo(answered(name)) })) },
  };
}

/** `get_topics` → `GetTopicsCall`. */
function asked(name: string): string {
  return `${pascal(name)}Call`;
}

export function answered(name: string): string {
  return `${pascal(name)}Result`;
}

function callOf(name: string, one: GatewayFunction, components: Components): JsonSchema {
  return {
    type: 'object',
    description: `${one.summary}. Arguments: ${argumentsOf(one)}.`,
    properties: { name: { type: 'string', const: name }, arguments: positions(one, takenSchema(one.input, components)) },
    required: ['name', 'arguments'],
  };
}

function argumentsOf({ arguments: names, optional = [] }: GatewayFunction): string {
  return [...names, ...optional.map((name) => `${name} (may be left out)`)].join(', ') || 'none';
}

/** Where the input is one of several shapes, the arguments are of one of them too. */
function positions(one: GatewayFunction, input: JsonSchema): JsonSchema {
  const shapes = input.oneOf ?? input.anyOf;
  if (shapes) return { anyOf: shapes.map((shape) => positions(one, shape)) };
  const names = [...one.arguments, ...(one.optional ?? [])];
  const { properties = {}, required = [] } = input;
  return {
    type: 'array',
    ...(names.length > 0 && { prefixItems: names.map((name) => orNull(properties[name] ?? {}, required.includes(name))) }),
    minItems: one.arguments.length,
    maxItems: names.length,
  };
}

/** null stands for what is left out. */
function orNull(schema: JsonSchema, isRequired: boolean): JsonSchema {
  return isRequired ? schema : { anyOf: [schema, { type: 'null' }] };
}

function answerOf({ output, write }: GatewayFunction<z.ZodType, z.ZodType>, components: Components): JsonSchema {
  const given = givenSchema(output, components);
  return write ? given : { type: 'object', properties: { result: given }, required: ['result'] };
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
