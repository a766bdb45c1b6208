/** The document as one page to read: plain markup, and a script of its own file, as the policy of all pages allows no other. */
import { GATEWAY } from '../../contract/endpoint.ts';
import { getApiDocument, getReferenceScript } from '../../contract/reference.ts';
import { html, type Markup } from '../../services/mail/markup.ts';
import type { ApiDocument, OperationObject } from './document.ts';
import { operationSection, prose } from './operation-section.ts';
import { PAGE_STYLE } from './page-style.ts';
import { schemaText } from './schema-text.ts';

interface Placed {
  method: string;
  path: string;
  operation: OperationObject;
}

export function referencePage(document: ApiDocument): string {
  const { info, tags, components } = document;
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Placed => ({ method: method.toUpperCase(), path, operation })),
  );
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

function entry({ method, path, operation }: Placed): Markup {
  return html`<li><a href="#${operation.operationId}" title="${method} ${path}">${operation.summary}</a></li>`;
}
