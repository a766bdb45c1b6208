/** Reads the cases of one section of a twitter-text suite: description, text and a list on one line. Not YAML at large. */
export interface YamlCase {
  description: string;
  text: string;
  expected: string[];
}

export function yamlCases(yaml: string, section: string): YamlCase[] {
  const lines = yaml.split('\n');
  const start = lines.indexOf(`  ${section}:`);
  const length = lines.slice(start + 1).findIndex((line) => /^ {2}\S/.test(line));
  const body = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length).join('\n');
  return body
    .split(/^ {4}- /m)
    .slice(1)
    .map((entry) => ({
      description: scalar(entry, 'description'),
      text: scalar(entry, 'text'),
      expected: JSON.parse(unescaped(/expected: (\[.*\])/.exec(entry)?.[1] ?? 'null')) as string[],
    }));
}

function scalar(entry: string, key: string): string {
  const value = new RegExp(`^\\s*${key}: (.*)$`, 'm').exec(entry)?.[1] ?? '""';
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : (JSON.parse(unescaped(value)) as string);
}

/** What double quotes may hold in YAML and not in JSON. */
function unescaped(value: string): string {
  const long = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16));
  return value.replace(/\\U([0-9a-fA-F]{8})/g, long).replace(/\\x([0-9a-fA-F]{2})/g, '\\u00$1');
}
