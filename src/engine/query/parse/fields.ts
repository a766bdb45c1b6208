/** Fields: whether there is one of that name, whether it may stand here, and whether it can have the values it is given. */
import { QUERY_FIELDS, type QueryField } from '../syntax.ts';
import { checkValues } from './check-values.ts';
import { deletion, quote, remove, removeOperand, rewrite } from './fix-edits.ts';
import type { Token } from './lexer-token.ts';
import { similarTo } from './similar.ts';
import { type Operand, type Source, textAt } from './source.ts';

/** Names that others use for what ours are. */
const OTHER_NAMES: ReadonlyMap<string, QueryField> = new Map(
  Object.entries<QueryField>({
    intitle: 'title',
    headline: 'title',
    subject: 'title',
    name: 'author',
    from: 'author',
    by: 'author',
    user: 'author',
    username: 'author',
    url: 'site',
    inurl: 'site',
    domain: 'site',
    host: 'site',
    language: 'lang',
    media: 'source',
    platform: 'source',
    channel: 'source',
    sourcetype: 'source',
    tag: 'hashtag',
    tags: 'hashtag',
    hashtags: 'hashtag',
  }),
);

export function fieldOf(source: Pick<Source, 'text'>, token: Token): QueryField | null {
  const name = nameOf(source, token).toLowerCase();
  return QUERY_FIELDS.find((field) => field === name) ?? null;
}

/** Without the colon. */
function nameOf({ text }: Pick<Source, 'text'>, { start, end }: Token): string {
  return text.slice(start, end - 1);
}

/** What `title:tag:(…)` is made of. */
interface Fielded {
  fields: readonly Token[];
  /** null where nothing stands behind them. */
  inner: Operand | null;
  /** Indexes of the tokens of the whole. */
  first: number;
  last: number;
  /** The field of the group around it. */
  outer: QueryField | null;
}

/** Of fields inside fields the outermost counts. */
export function applyFields(source: Source, fielded: Fielded): Operand {
  const { fields, inner, first, last } = fielded;
  if (fields.length === 0 && inner !== null) return inner;
  const chosen = chooseField(source, fielded);
  const closest = fields.at(-1);
  // A sign between them has been reported already.
  const isNext = inner !== null && inner.first === (closest?.index ?? 0) + 1;
  if (closest && (inner === null || (isNext && inner.start > closest.end))) reportApart(source, closest, fielded);
  const start = fields[0]?.start ?? inner?.start ?? 0;
  const end = Math.max(inner?.end ?? 0, closest?.end ?? 0);
  const whole = { start, end, first, last, term: inner?.term ?? null, fielded: fields.length > 0, guess: inner?.guess ?? true };
  if (!inner?.node || !chosen) return { ...whole, node: inner?.node ?? null, height: inner?.height ?? 0 };
  checkValues(source, chosen.field, inner.node);
  const node = { type: 'field' as const, field: chosen.field, child: inner.node, start: chosen.token.start, end: inner.end };
  return { ...whole, node, height: inner.height + 1 };
}

function chooseField(source: Source, fielded: Fielded): { field: QueryField; token: Token } | null {
  let chosen: { field: QueryField; token: Token } | null = null;
  for (const token of fielded.fields) {
    const field = fieldOf(source, token);
    if (field === null) reportUnknown(source, token, fielded);
    else if (fielded.outer !== null || chosen !== null) reportNested(source, token, chosen?.token ?? null);
    else chosen = { field, token };
  }
  return chosen;
}

function reportUnknown(source: Source, token: Token, { inner, first, last }: Fielded): void {
  const name = nameOf(source, token);
  source.report.error('queryUnknownField', token, () => {
    const other = OTHER_NAMES.get(name.toLowerCase());
    const likely = other ? [other] : similarTo(name, QUERY_FIELDS);
    const asWords = inner?.term ? quote(source, { start: token.start, end: inner.end }) : remove(token);
    return [
      ...likely.map((field) => rewrite('replace', token, `${field}:`)),
      asWords,
      inner ? null : removeOperand(source, first, last),
    ];
  });
}

function reportNested(source: Source, token: Token, chosen: Token | null): void {
  source.report.error('queryNestedField', token, () => [
    remove(token),
    chosen
      ? {
          kind: 'replace',
          edits: [{ ...deletion({ start: chosen.start, end: token.end }), text: textAt(source, token) }],
        }
      : null,
  ]);
}

/** `title:` with nothing behind it, or with a space between. */
function reportApart(source: Source, field: Token, { inner, first, last }: Fielded): void {
  source.report.error('queryMissingOperand', field, () => [
    inner ? remove({ start: field.end, end: inner.start }) : removeOperand(source, first, last),
    inner ? null : quote(source, field),
  ]);
}
