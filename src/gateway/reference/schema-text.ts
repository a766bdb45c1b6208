/** A schema as people read types: `{ data: Post[], count: integer }`, names as links. */
import { html, type Markup } from '../../services/mail/markup.ts';
import type { JsonSchema } from './parts.ts';

const INDENT = '  ';
const MOST_CHOICES = 12;

export function schemaText(schema: JsonSchema, indent = ''): Markup {
  const { $ref, anyOf, oneOf, type } = schema;
  const shapes = oneOf ?? anyOf;
  if ($ref !== undefined) return link($ref);
  if (shapes)
    return joined(
      shapes.map((one) => schemaText(one, indent)),
      ' | ',
    );
  if (schema['const'] !== undefined) return html`${JSON.stringify(schema['const'])}`;
  if (schema.enum) return choices(schema.enum);
  if (Array.isArray(type))
    return joined(
      type.map((one) => schemaText({ ...schema, type: one }, indent)),
      ' | ',
    );
  if (type === 'array') return list(schema, indent);
  if (type === 'object') return fields(schema, indent);
  return plain(schema);
}

function link($ref: string): Markup {
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return html`<a href="#schema-${name}">${name}</a>`;
}

function choices(values: readonly unknown[]): Markup {
  const shown = values.slice(0, MOST_CHOICES).map((value) => JSON.stringify(value));
  return html`${shown.join(' | ')}${values.length > MOST_CHOICES ? ` | … ${values.length - MOST_CHOICES} more` : ''}`;
}

function list({ prefixItems, items = {} }: JsonSchema, indent: string): Markup {
  if (prefixItems)
    return html`[${joined(
      prefixItems.map((one) => schemaText(one, indent)),
      ', ',
    )}]`;
  const item = schemaText(items, indent);
  // Of one word, or one object, as it is read.
  const isOne = item.text.startsWith('{') || !/\s/.test(item.text.replace(/<[^>]*>/g, ''));
  return isOne ? html`${item}[]` : html`(${item})[]`;
}

function fields({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): Markup {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(
    ([name, one]) => html`${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(one, inner)}${usual(one)}\n`,
  );
  if (typeof additionalProperties === 'object' && additionalProperties !== null && Object.keys(additionalProperties).length > 0)
    lines.push(html`${inner}[name]: ${schemaText(additionalProperties as JsonSchema, inner)}\n`);
  return lines.length === 0 ? html`{}` : html`{\n${lines}${indent}}`;
}

function usual({ default: value }: JsonSchema): Markup | null {
  return value === undefined || typeof value === 'object' ? null : html` = ${JSON.stringify(value)}`;
}

function plain({ type, format, minimum, maximum, maxLength }: JsonSchema): Markup {
  const bounds = [
    minimum !== undefined && `≥ ${minimum}`,
    maximum !== undefined && `≤ ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ].filter((one) => one !== false);
  const name = format ?? [type ?? 'any'].flat().join(' | ');
  return html`${name}${bounds.length > 0 ? html` <i>(${bounds.join(', ')})</i>` : null}`;
}

function joined(parts: readonly Markup[], sign: string): Markup {
  return html`${parts.map((part, place) => (place === 0 ? part : html`${sign}${part}`))}`;
}
