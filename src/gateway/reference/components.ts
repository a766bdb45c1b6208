/** What the document writes once and names, by kind; filled while operations are written. */
import type { JsonSchema, Part } from './parts.ts';

export class Components {
  readonly schemas = new Map<string, JsonSchema>();
  readonly responses = new Map<string, Part>();
  /** By what they say: the same name may mean another thing elsewhere. */
  private readonly parameters = new Map<string, { name: string; part: Part }>();
  private readonly taken = new Map<string, number>();

  /** Answers where the parameter stands. */
  parameter(part: Part & { name: string }): Part {
    const text = JSON.stringify(part);
    const known = this.parameters.get(text);
    const name = known?.name ?? this.freeName(part.name.replaceAll('.', '-'));
    if (!known) this.parameters.set(text, { name, part });
    return { $ref: `#/components/parameters/${name}` };
  }

  private freeName(name: string): string {
    const times = (this.taken.get(name) ?? 0) + 1;
    this.taken.set(name, times);
    return times === 1 ? name : `${name}${times}`;
  }

  written(): Record<'schemas' | 'responses' | 'parameters', Record<string, Part>> {
    const parameters = [...this.parameters.values()].map(({ name, part }) => [name, part] as const);
    return { schemas: sorted(this.schemas), responses: sorted(this.responses), parameters: sorted(parameters) };
  }
}

function sorted(parts: Iterable<readonly [string, Part]>): Record<string, Part> {
  return Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
