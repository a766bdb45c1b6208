/**
 * Text is never made into markup: pages write it through React, which escapes it, and mails and the small pages of links through one tag of
 * templates. What writes markup by itself is refused wherever it stands, in the web and on the server.
 */
import { listCode, readText } from './source-tree.ts';

// Put together, so that this file is not found by its own search.
const SINKS = [
  ['dangerously', 'SetInnerHTML'],
  ['inner', 'HTML'],
  ['outer', 'HTML'],
  ['insertAdjacent', 'HTML'],
  ['document', '.write'],
  ['createContextual', 'Fragment'],
  ['parseFrom', 'String'],
  ['src', 'Doc'],
  ['v-', 'html'],
  ['setHTML', 'Unsafe'],
].map((parts) => parts.join(''));
const SINK = new RegExp(`(?<![\\w-])(?:${SINKS.map((sink) => sink.replace('.', '\\.')).join('|')})(?![\\w-])`, 'i');
const MADE = new RegExp(['new Mark', 'up\\('].join(''));
/** A page whose markup is put together by hand. */
const PAGE = new RegExp(['<!doc', 'type html>'].join(''), 'i');

/** Markup as a text, in what is no component: for libraries that take it. */
const BY_HAND = /^(?!\s*(?:\/?\*|\/\/)).*[`'"]\s*<[a-z][\w-]*(?=[\s>/])/;

/** Where it is right, and why. */
const ALLOWED: Record<string, readonly RegExp[]> = {
  // The tag of templates itself.
  'src/services/mail/markup.ts': [MADE],
  // A style of our own, which nothing of anybody is in.
  'src/gateway/reference/page-style.ts': [MADE],
  // Whole pages, by that tag.
  'src/services/alerts/link-page.ts': [PAGE],
  'src/services/mail/mail-page.ts': [PAGE],
  'src/gateway/reference/page.ts': [PAGE],
  // A mail as its reader shows it: in a frame without script, form or origin (sandbox, and a policy of its own).
  'src/web/features/outbox/components/mail-body.tsx': [SINK],
  'src/web/features/outbox/framed-mail.ts': [PAGE, BY_HAND],
  'src/web/index.html': [PAGE],
  // Texts beside the pointer, which the library of charts takes as markup, and drawings: each value goes through escapedText.
  'src/web/ui/chart/hover-text.ts': [BY_HAND],
  'src/web/features/analysis/network-option.ts': [BY_HAND],
  'src/web/ui/drawing/drawing.ts': [BY_HAND],
  'src/web/ui/drawing/framed.ts': [BY_HAND],
  // Such texts of our own words and figures alone.
  'src/web/features/analysis/over-time-option.ts': [BY_HAND],
  'src/web/features/analysis/score-option.ts': [BY_HAND],
  // The provider's pages: its library writes their forms, and they say nothing but the product's name and the library's reasons, escaped there.
  'src/outside/identity/pages.ts': [PAGE],
  // Reads the markup of others, to take the text out of it; nothing of it is shown.
  'src/outside/connectors/website/article-text.ts': [SINK, PAGE],
};

export function writtenMarkup(root: string): string[] {
  return listCode(root)
    .filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      readText(root, path)
        .split('\n')
        .flatMap((line, index) =>
          kindsFor(path).some((kind) => kind.test(line) && !ALLOWED[path]?.includes(kind))
            ? [`${path}:${index + 1}: writes markup by itself`]
            : [],
        ),
    );
}

function kindsFor(path: string): RegExp[] {
  return path.startsWith('src/web/') && path.endsWith('.ts') ? [SINK, MADE, PAGE, BY_HAND] : [SINK, MADE, PAGE];
}
