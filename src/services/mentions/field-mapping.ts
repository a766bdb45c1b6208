/**
 * Which column of a file fills which field of a post. A field is filled by the column of its own name, in snake_case or
 * camelCase, unless `map` names another column or a template of columns, or `set` gives a constant.
 */
import { IMPORTED_FIELDS, type ImportedField } from '../../contract/posts.ts';

export type Fields = Partial<Record<ImportedField, unknown>>;

/** A wrong option or a column that does not exist: nothing was imported. */
export class MappingError extends Error {
  override readonly name = 'MappingError';
}

export interface MappingOptions {
  /** `field=column`, or `field={column}#{other}`. */
  map?: readonly string[];
  /** `field=value`. */
  set?: readonly string[];
  /** `field=value`, where a record says nothing else. */
  otherwise?: readonly string[];
}

interface Template {
  field: ImportedField;
  columns: string[];
  fill(record: Record<string, unknown>): unknown;
}

/** A file with a new name in every line must not fill the memory. */
const MOST_IGNORED = 100;

export class FieldMapping {
  private readonly templates: Template[];
  private readonly constants: Fields;
  private readonly defaults: [ImportedField, string][];
  private readonly places = new Map<string, ImportedField | null>();
  /** Columns that filled no field, and how often they held something; no more than MOST_IGNORED names. */
  readonly ignored = new Map<string, number>();

  /** @throws MappingError */
  constructor(options: MappingOptions = {}) {
    this.templates = (options.map ?? []).map((option) => template(...assignment(option, '--map')));
    this.constants = Object.fromEntries((options.set ?? []).map((option) => assignment(option, '--set')));
    this.defaults = (options.otherwise ?? []).map((option) => assignment(option, 'otherwise'));
    this.used = new Set(this.templates.flatMap(({ columns }) => columns));
    this.fixed = new Set<string>([
      ...this.templates.map(({ field }) => field),
      ...Object.keys(this.constants),
      ...this.defaults.map(([field]) => field),
    ]);
  }

  private readonly used: ReadonlySet<string>;
  private readonly fixed: ReadonlySet<string>;

  get namesColumns(): boolean {
    return this.used.size > 0;
  }

  /** @throws MappingError where an option names a column that is not among `columns`. */
  checkColumns(columns: readonly string[]): void {
    const missing = [...this.used].filter((column) => !columns.includes(column));
    if (missing.length === 0) return;
    const names = missing.map((name) => `"${name}"`).join(', ');
    throw new MappingError(`there is no column ${names}. The columns there are: ${columns.join(', ')}`);
  }

  /** @throws MappingError where no column and no option can fill one of these fields. */
  checkFilled(columns: readonly string[], fields: readonly ImportedField[]): void {
    const filled = new Set<string | null>([...this.fixed, ...columns.map((column) => this.place(column))]);
    const empty = fields.filter((field) => !filled.has(field));
    if (empty.length === 0) return;
    throw new MappingError(
      `there is no column for ${empty.join(', ')}: name one with --map ${empty[0]}=column, or give a constant with --set. The columns there are: ${columns.join(', ')}`,
    );
  }

  apply(record: Record<string, unknown>): Fields {
    const fields: Fields = {};
    for (const column in record) {
      const value = record[column];
      const field = this.place(column);
      if (field) fields[field] = value;
      else if (value !== null && value !== '' && !this.used.has(column)) countIgnored(this.ignored, column, 1);
    }
    for (const { field, fill } of this.templates) fields[field] = fill(record);
    Object.assign(fields, this.constants);
    for (const [field, value] of this.defaults) if ((fields[field] ?? '') === '') fields[field] = value;
    return fields;
  }

  private place(column: string): ImportedField | null {
    const known = this.places.get(column);
    if (known !== undefined) return known;
    const snake = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const field = IMPORTED_FIELDS.find((name) => name === snake) ?? null;
    // Files can hold any number of names; those of the first records are the ones worth remembering.
    if (this.places.size < 10_000) this.places.set(column, field);
    return field;
  }
}

/** What parts of a file left out, as one. */
export function sumIgnored(parts: Iterable<{ ignored: ReadonlyMap<string, number> }>): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { ignored } of parts) for (const [column, times] of ignored) countIgnored(sum, column, times);
  return sum;
}

function countIgnored(ignored: Map<string, number>, column: string, times: number): void {
  const before = ignored.get(column);
  if (before !== undefined || ignored.size < MOST_IGNORED) ignored.set(column, (before ?? 0) + times);
}

function assignment(option: string, name: string): [ImportedField, string] {
  const at = option.indexOf('=');
  const field = IMPORTED_FIELDS.find((known) => known === option.slice(0, at));
  if (at < 1) throw new MappingError(`${name} ${option}: expected field=…`);
  if (!field)
    throw new MappingError(
      `${name} ${option}: there is no field "${option.slice(0, at)}". The fields are: ${IMPORTED_FIELDS.join(', ')}`,
    );
  return [field, option.slice(at + 1)];
}

function template(field: ImportedField, text: string): Template {
  if (!text.includes('{')) return { field, columns: [text], fill: (record) => record[text] };
  const columns = [...text.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  return {
    field,
    columns,
    fill: (record) => {
      // Half an id is no id.
      if (columns.some((column) => (record[column] ?? '') === '')) return null;
      return text.replace(/\{([^}]*)\}/g, (_match, column: string) => String(record[column]));
    },
  };
}
