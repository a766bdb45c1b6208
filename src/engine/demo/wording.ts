/**
 * Wordings as people write them down: a rule is a name at the line start with a colon; indented lines below (or the
 * rest of the line) are its alternatives, several on a line parted by `|`. `∅` is the empty alternative, `⏎` a line
 * break, `␣` a space at an edge, `{name}` another rule, `{Name}` (capital) the same but remembered for the
 * whole thread, `{12-45}` a number, `{=12-45}` a number remembered likewise.
 * It does not check that named rules exist: `compileGrammar` does.
 */
export type Wording = ReadonlyMap<string, readonly string[]>;

/** Throws SyntaxError naming the line when an alternative stands before any rule. */
export function wording(text: string): Wording {
  const rules = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of text.split('\n')) {
    const head = /^([a-z][\w.]*):(.*)$/i.exec(line);
    if (head) {
      current = rules.get(head[1] as string) ?? [];
      rules.set(head[1] as string, current);
    }
    const body = (head ? (head[2] as string) : line).trim();
    if (body === '') continue;
    if (!current) throw new SyntaxError(`wording without a rule: ${body}`);
    for (const alternative of body.split('|')) current.push(clean(alternative));
  }
  return rules;
}

function clean(alternative: string): string {
  return alternative.trim().replaceAll('∅', '').replaceAll('⏎', '\n').replaceAll('␣', ' ');
}
