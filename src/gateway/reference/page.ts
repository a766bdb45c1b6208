/** The document as one page to read: plain markup, and a script of its own file, as the policy of all pages allows no other. */
import { GATEWAY } from '../../contract/endpoint.ts';
import { getApiDocument, getReferenceScript } from '../../contract/reference.ts';
import { html, type Markup } from '../../services/mail/markup.ts';
import type { ApiDocument } from './document.ts';
import { operationSection, type Placed, prose } from './operation-section.ts';
import { PAGE_STYLE } from './page-style.ts';
import { schemaText } from './schema-text.ts';

export function referencePage(document: ApiDocument): string {
  const { info, tags, components } = document;
  const calls = placedIn(document.paths, (path) => GATEWAY + path);
  const placed = [...calls, ...placedIn(document.webhooks, () => 'your webhook')];
  const nouns = tags.map((tag) => ({ ...tag, of: placed.filter(({ operation }) => operation.tags.includes(tag.name)) }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title}</title>
<style>${PAGE_STYLE}</style>
<script src="${GATEWAY + getReferenceScript.path}" defer></script>
</head>
<body>
<nav aria-label="Calls">
<a class="home" href="#top">${info.title}</a>
<label>Search <input id="search" type="search" autocomplete="off" placeholder="Name, path or words"></label>
<p id="found" role="status"></p>
${nouns.map(({ name, of }) => html`<details class="noun" open><summary>${name}</summary><ul>${of.map(entry)}</ul></details>`)}
<p><a href="#schemas">Schemas</a></p>
</nav>
<main id="top">
<h1>${info.title} <small>${info.version}</small></h1>
${prose(info.description)}
<p>The same for programs: <a href="${GATEWAY + getApiDocument.path}">${GATEWAY + getApiDocument.path}</a> (OpenAPI ${document.openapi}).</p>
${nouns.map((noun) => html`<section class="noun"><h2>${noun.name}</h2><p>${noun.description}</p>${noun.of.map((one) => operationSection(one, document))}</section>`)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(components['schemas'] ?? {}).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3><pre>${schemaText(schema)}</pre></article>`,
)}</section>
</main>
</body>
</html>
`.text;
}

function placedIn(operations: ApiDocument['paths'], addressOf: (key: string) => string): Placed[] {
  return Object.entries(operations).flatMap(([key, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const address = addressOf(key);
      return { method: method.toUpperCase(), address, operation };
    }),
  );
}

function entry({ method, address, operation }: Placed): Markup {
  return html`<li><a href="#${operation.operationId}" title="${method} ${address}">${operation.summary}</a></li>`;
}
