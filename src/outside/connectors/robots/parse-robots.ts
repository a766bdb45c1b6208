/**
 * The text of a robots.txt → what one program may ask (RFC 9309), how long it should wait between, and where the sitemaps are. What is
 * misspelt as others misspell it too is read as it is meant: whoever writes a rule wants it obeyed.
 */
import { isRuleFor, type RobotsRule, rulePattern } from './robots-rule.ts';

export interface Robots {
  /** `url`: absolute, of the host whose robots.txt it is. */
  isAllowed(url: string): boolean;
  /** Seconds between two questions, 60 at most; null where it says nothing. No part of the RFC, but in wide use. */
  crawlDelay: number | null;
  /** Absolute addresses, each once. They are everybody's, wherever they stand. */
  sitemaps: readonly string[];
}

/** RFC 9309, 2.5: at least 500 kibibytes are to be read. In characters. */
const LONGEST = 500 * 1024;
const LONGEST_DELAY = 60;
const MOST_SITEMAPS = 200;
const FIELDS: Readonly<Record<string, string>> = {
  'user-agent': 'user-agent',
  useragent: 'user-agent',
  'user agent': 'user-agent',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  desallow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  allow: 'allow',
  'crawl-delay': 'crawl-delay',
  crawldelay: 'crawl-delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
};

interface Line {
  field: string;
  value: string;
}

/** What stands under a name, all its groups in one (2.2.1). */
interface Group {
  rules: RobotsRule[];
  crawlDelay: number | null;
}

const NOTHING_SAID: Readonly<Group> = { rules: [], crawlDelay: null };

/** `product`: the name of the program, without a version. `at`: the address of the robots.txt, to which relative sitemaps relate. */
export function parseRobots(text: string, product: string, at: string): Robots {
  const lines = [...linesOf(text)];
  const own = groupOf(lines, product.toLowerCase()) ?? groupOf(lines, '*') ?? NOTHING_SAID;
  return { isAllowed: (url) => isAllowed(own.rules, url), crawlDelay: own.crawlDelay, sitemaps: sitemapsOf(lines, at) };
}

/** `name` in lower case. What is said of others is not kept: thousands of names with thousands of rules pack into half a megabyte. */
function groupOf(lines: readonly Line[], name: string): Group | undefined {
  let group: Group | undefined;
  let isNamed = false;
  let isNaming = false;
  for (const { field, value } of lines) {
    if (field === 'user-agent') {
      isNamed = (isNaming && isNamed) || nameOf(value) === name;
      isNaming = true;
      if (isNamed) group ??= { rules: [], crawlDelay: null };
    }
    if (field === 'allow' || field === 'disallow') isNaming = false;
    if (group && isNamed) addTo(group, field, value);
  }
  return group;
}

/** A delay ends no list of names, and is for those that stand before it. */
function addTo(group: Group, field: string, value: string): void {
  if (field === 'crawl-delay') group.crawlDelay ??= delayOf(value);
  if (field !== 'allow' && field !== 'disallow') return;
  const pattern = rulePattern(value);
  if (pattern !== null) group.rules.push({ ...pattern, isAllowed: field === 'allow' });
}

function sitemapsOf(lines: readonly Line[], at: string): string[] {
  const urls = lines.filter(({ field }) => field === 'sitemap').map(({ value }) => URL.parse(value, at));
  const found = urls.flatMap((url) => (url && /^https?:$/.test(url.protocol) ? [url.href] : []));
  return [...new Set(found)].slice(0, MOST_SITEMAPS);
}

/** The longest rule counts; of equal ones that which allows (2.2.2). The robots.txt itself may always be asked. */
function isAllowed(rules: readonly RobotsRule[], address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.pathname === '/robots.txt') return true;
  const applies = isRuleFor(url);
  let longest: RobotsRule | undefined;
  for (const rule of rules) {
    if (longest && (rule.length < longest.length || (rule.length === longest.length && !rule.isAllowed))) continue;
    if (applies(rule)) longest = rule;
  }
  return longest?.isAllowed ?? true;
}

/** Fields that are known, with their values. A line without a colon is read like one with it, if it has no third word. */
function* linesOf(text: string): Generator<Line> {
  const whole = text.length > LONGEST ? text.slice(0, text.lastIndexOf('\n', LONGEST) + 1) : text;
  for (const line of whole.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const said = line.split('#', 1)[0]?.trim() ?? '';
    const colon = said.indexOf(':');
    const words = colon < 0 ? said.split(/\s+/) : [said.slice(0, colon), said.slice(colon + 1)];
    const [name = '', value] = words;
    const written = name.trim().toLowerCase();
    const field = Object.hasOwn(FIELDS, written) ? FIELDS[written] : undefined;
    if (field !== undefined && value !== undefined && words.length === 2) yield { field, value: value.trim() };
  }
}

/** What stands before a version or a remark; `*` is everybody whom no other group names. */
function nameOf(value: string): string {
  return /^\*(?:\s|$)/.test(value) ? '*' : (/^[a-z\d_-]+/i.exec(value)?.[0].toLowerCase() ?? '');
}

function delayOf(value: string): number | null {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Math.min(LONGEST_DELAY, Number(value)) : null;
}
