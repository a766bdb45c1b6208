/** The attributes of a document by which it is looked up: each domain that it lies in, each form of its language, its source. */
import type { QueryDocument } from '../query/document.ts';
import { type Kind, SEEDS, textHash } from './hashing.ts';

/** `value` from `from` to `to`. */
export type AttributeVisitor = (key: number, kind: Kind, value: string, range: readonly [number, number]) => void;

export function visitSites({ domain }: QueryDocument, visit: AttributeVisitor): void {
  for (let from = 0; ; ) {
    visit(textHash(domain, SEEDS.site, from), 'site', domain, [from, domain.length]);
    const dot = domain.indexOf('.', from);
    if (dot === -1) return;
    from = dot + 1;
  }
}

export function visitLanguages({ language }: QueryDocument, visit: AttributeVisitor): void {
  for (let hyphen = language.indexOf('-'); hyphen !== -1; hyphen = language.indexOf('-', hyphen + 1)) {
    visit(textHash(language, SEEDS.language, 0, hyphen), 'language', language, [0, hyphen]);
  }
  visit(textHash(language, SEEDS.language), 'language', language, [0, language.length]);
}

export function visitSource({ mediaType }: QueryDocument, visit: AttributeVisitor): void {
  visit(textHash(mediaType, SEEDS.source), 'source', mediaType, [0, mediaType.length]);
}
