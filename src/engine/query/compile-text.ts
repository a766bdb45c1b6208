/** A text of the keyword language into the query that is matched and searched. */
import type { FieldErrors } from '../../contract/errors.ts';
import type { QueryNode } from './ast.ts';
import { compile } from './compile.ts';
import { countTerms } from './count-terms.ts';
import { parse } from './parse.ts';

/** Errors: the first under the name of the field, and under `<field>.<offset>` each, where it begins. */
export function compileText(field: string, text: string): { query: QueryNode; keywords: number } | { errors: FieldErrors } {
  const { tree, problems } = parse(text, { fixes: false });
  const errors: FieldErrors = {};
  for (const { severity, code, start } of problems) {
    if (severity !== 'error') continue;
    errors[field] ??= code;
    errors[`${field}.${start}`] ??= code;
  }
  if (!tree || errors[field]) return { errors: { [field]: 'queryEmpty', ...errors } };
  return { query: compile(tree), keywords: countTerms(tree) };
}
