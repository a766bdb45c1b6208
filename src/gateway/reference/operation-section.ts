/** One call on the page: what it is for, what it takes, what it answers, how it fails. */
import { html, type Markup } from '../../services/mail/markup.ts';
import type { ApiDocument, OperationObject } from './document.ts';
import type { JsonSchema, Part } from './parts.ts';
import { schemaText } from './schema-text.ts';

export interface Placed {
  method: string;
  address: string;
  operation: OperationObject;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: Content;
}
type Content = Record<string, { schema: JsonSchema }>;

const WHO: Readonly<Record<string, string>> = {
  accessToken: 'signed in',
  personalToken: 'access token that may',
  operatorToken: 'operator',
  signedAddress: 'signed address',
};

export function operationSection({ method, address, operation }: Placed, document: ApiDocument): Markup {
  const { operationId, summary, description, security } = operation;
  const parameters = operation.parameters.map((one) => resolved(one, document) as unknown as Parameter);
  const responses = Object.entries(operation.responses).map(([status, one]) => [status, resolved(one, document)] as const);
  const good = responses.filter(([status, { content }]) => isGood(status) || content === undefined);
  const failures = responses.filter((one) => !good.includes(one));
  return html`<article class="call" id="${operationId}">
<h3><a href="#${operationId}">${summary}</a></h3>
<p class="address"><b class="${method}">${method}</b> <code>${address}</code> <span class="who">${whoOf(security)}</span></p>
${typeof description === 'string' ? prose(description) : null}
${parameters.length > 0 ? html`<h4>In the address and the head</h4><dl>${parameters.map(parameterRow)}</dl>` : null}
${bodyOf(operation.requestBody)}
<h4>Answers</h4>
${good.map(([status, response]) => answer(status, response))}
${failures.length > 0 ? folded(failures) : null}
</article>
`;
}

/** What is sent by us says nothing of it. */
function whoOf(security: unknown): string {
  if (!Array.isArray(security)) return 'this server';
  const ways = (security as Record<string, string[]>[]).flatMap((one) =>
    Object.entries(one).map(([name, scopes]) => [WHO[name] ?? name, ...scopes].join(' ')),
  );
  return ways.join(' or ') || 'anybody';
}

function resolved(part: Part, { components }: ApiDocument): Part {
  const [, , kind = '', name = ''] = typeof part['$ref'] === 'string' ? part['$ref'].split('/') : [];
  return components[kind]?.[name] ?? part;
}

function parameterRow({ name, required, description, schema, content, ...rest }: Parameter): Markup {
  const asJson = content?.['application/json'];
  return html`<dt><code>${name}${required ? '' : '?'}</code> <i>${rest.in}${asJson ? ', as JSON' : ''}</i></dt>
<dd>${description === undefined ? null : inline(description)} <code>${schemaText(schema ?? asJson?.schema ?? {})}</code></dd>`;
}

function bodyOf(body: Part | undefined): Markup | null {
  if (!body) return null;
  return html`<h4>Body</h4>${contents(body['content'] as Content)}`;
}

/** Types that hold the same stand together. */
function contents(content: Content): Markup {
  const texts = new Map<string, string[]>();
  for (const [type, { schema }] of Object.entries(content)) {
    const text = schemaText(schema).text;
    texts.set(text, [...(texts.get(text) ?? []), type]);
  }
  return html`${[...texts.values()].map((types) => {
    const schema = content[types[0] ?? '']?.schema ?? {};
    return html`<p class="type">${types.join(', ')}</p>${Object.keys(schema).length > 0 ? html`<pre>${schemaText(schema)}</pre>` : null}`;
  })}`;
}

function folded(failures: (readonly [string, Part])[]): Markup {
  return html`<details class="failures"><summary>Failures: ${failures.map(([status]) => status).join(', ')}</summary>
${failures.map(([status, response]) => answer(status, response))}</details>`;
}

function answer(status: string, { description, content }: Part): Markup {
  if (isGood(status)) return html`<p><b>${status}</b> ${String(description)}</p>${content ? contents(content as Content) : null}`;
  return html`<p class="failure"><b>${status}</b> ${inline(String(description))}</p>`;
}

function isGood(status: string): boolean {
  return status.startsWith('2');
}

/** Paragraphs, with `code` and **strong** words. */
export function prose(text: string): Markup {
  return html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

function inline(text: string): Markup {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  })}`;
}
