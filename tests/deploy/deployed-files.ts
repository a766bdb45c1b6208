/** The files of `deploy/` as data: what their own tools would read of them, without these tools. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export function textOf(path: string): string {
  return readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');
}

const healthcheck = z.object({ test: z.array(z.string()) });
const words = z.record(z.string(), z.string());
const service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: words.optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  healthcheck: healthcheck.optional(),
});
export type ComposeService = z.infer<typeof service>;

const compose = z.object({ services: z.record(z.string(), service) });

export function composeServices(): Record<string, ComposeService> {
  return compose.parse(parse(textOf('compose.yaml'), { merge: true })).services;
}

/** Those that are the program itself. */
export function composeOfEarshot(): ComposeService[] {
  return Object.values(composeServices()).filter(({ image }) => image.startsWith('earshot'));
}

const values = z.object({
  existingSecret: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number()])),
  gateway: z.looseObject({ replicas: z.number(), drainSeconds: z.number() }),
});

export function chartValues(file = 'chart/values.yaml'): z.infer<typeof values> {
  return values.parse(parse(textOf(file)));
}

const schema = z.object({
  properties: z.object({ settings: z.object({ propertyNames: z.object({ not: z.object({ enum: z.array(z.string()) }) }) }) }),
});

/** What may not stand among the settings of the chart. */
export function settingsRefusedByChart(): string[] {
  return schema.parse(JSON.parse(textOf('chart/values.schema.json'))).properties.settings.propertyNames.not.enum;
}

export function chartTemplates(): { name: string; text: string }[] {
  const folder = new URL('../../deploy/chart/templates/', import.meta.url);
  return readdirSync(folder).map((name) => ({ name, text: textOf(`chart/templates/${name}`) }));
}

/** The lines `NAME=value` of an example of an environment file, those that are switched off too. */
export function environmentOf(path: string): Record<string, string> {
  const lines = textOf(path).matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** Each directive of a unit with all its values in their order. */
export function unitOf(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', value = ''] of textOf(path).matchAll(/^([A-Za-z]+)=(.*)$/gm))
    found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

/** The variables that `Environment=` sets. */
export function environmentOfUnit(path: string): string[] {
  return (unitOf(path).get('Environment') ?? []).flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''));
}

/** The instructions of one kind of the Dockerfile, each on one line. */
export function instructionsOf(kind: string): string[] {
  const lines = textOf('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
  return lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
}
