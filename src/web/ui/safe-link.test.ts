import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('safeLink', () => {
  it.each([
    ['a web address', 'https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['a script', 'javascript:alert(1)', null],
    ['a script in capitals after a space', ' JavaScript:alert(1)', null],
    ['data', 'data:text/html,<script>1</script>', null],
    ['no address', 'not an address', null],
    ['none', null, null],
  ])('%s', (_name, url, link) => {
    expect(safeLink(url)).toBe(link);
  });
});
