import { describe, expect, test } from 'vitest';
import { FieldMapping, MappingError } from './field-mapping.ts';
import { postReader } from './read-post.ts';

const now = new Date('2024-05-01T12:00:00Z');
const read = postReader({ timezone: 'UTC', now });
const valid = { media_type: 'lihkg', id: '1', published_at: '2024-04-30T10:00:00Z' };

describe('reading posts', () => {
  const rejected: [string, Record<string, unknown>, RegExp][] = [
    ['missing id', { ...valid, id: undefined }, /^no id$/],
    ['empty id', { ...valid, id: '' }, /^no id$/],
    ['an id that JSON has rounded', { ...valid, id: Number('1234567890123456788') }, /^id is a number too large to be exact/],
    ['a rounded parent', { ...valid, parent_id: 2 ** 53 }, /^parent_id is a number too large/],
    ['missing time', { ...valid, published_at: null }, /^no published_at$/],
    ['time that is none', { ...valid, published_at: 'soon' }, /^published_at is not a time$/],
    ['future', { ...valid, published_at: '2024-05-02T12:00:01Z' }, /^published_at lies in the future$/],
    ['before 1970', { ...valid, published_at: '1969-12-31' }, /^published_at lies before 1970$/],
    ['unknown media type', { ...valid, media_type: 'myspace' }, /^media_type is not one of facebook, /],
    ['missing media type', { ...valid, media_type: undefined }, /^media_type is not one of/],
    ['negative count', { ...valid, likes: -1 }, /^likes has a wrong value$/],
    ['words for a count', { ...valid, likes: 'many' }, /^likes has a wrong value$/],
    ['count beyond 32 bits', { ...valid, views: 2 ** 32 }, /^views is too long or too large$/],
    ['text of a wrong type', { ...valid, content: ['a'] }, /^content has a wrong value$/],
    ['unknown reaction', { ...valid, reactions: { care: 1 } }, /^reactions is not one of/],
  ];
  test.each(rejected)('%s is rejected by reason', (_name, fields, reason) => {
    expect(read(fields)).toEqual({ reason: expect.stringMatching(reason) });
  });

  const accepted: [string, Record<string, unknown>, object][] = [
    ['the least', {}, { id: '1', published_at: '2024-04-30T10:00:00.000Z' }],
    ['within the tolerance of clocks', { published_at: '2024-05-02T12:00:00Z' }, { published_at: '2024-05-02T12:00:00.000Z' }],
    ['a number as id', { id: 42 }, { id: '42' }],
    ['digits as a count', { likes: '7', comments: ' ' }, { likes: 7, comments: null }],
    ['unknown is not zero', { likes: null, shares: 0 }, { likes: null, shares: 0 }],
    ['other case of names', { media_type: 'LIHKG', sentiment: 'positive' }, { media_type: 'lihkg', sentiment: 'Positive' }],
    ['reactions as JSON of a cell', { reactions: '{"likes": 2, "sads": null}' }, { reactions: { likes: 2 } }],
  ];
  test.each(accepted)('%s', (_name, fields, expected) => {
    expect(read({ ...valid, ...fields })).toMatchObject(expected);
  });

  test('a shift moves the time, but does not save a post of the future', () => {
    const shifted = postReader({ timezone: 'UTC', now, shift: 3_600_000 });
    expect(shifted(valid)).toMatchObject({ published_at: '2024-04-30T11:00:00.000Z' });
    expect(shifted({ ...valid, published_at: '2025-01-01' })).toEqual({ reason: 'published_at lies in the future' });
  });
});

describe('which column fills which field', () => {
  test('both spellings of a name, the rest is counted', () => {
    const mapping = new FieldMapping();
    expect(mapping.apply({ mediaType: 'x', published_at: 't', hotValue: 1, colour: 'red', empty: null })).toEqual({
      media_type: 'x',
      published_at: 't',
      hot_value: 1,
    });
    expect([...mapping.ignored]).toEqual([['colour', 1]]);
  });

  test('of names without end it remembers the first hundred', () => {
    const mapping = new FieldMapping();
    for (let line = 0; line < 500; line++) mapping.apply({ [`column ${line}`]: 1, always: 1 });
    expect(mapping.ignored.size).toBe(100);
    expect(mapping.ignored.get('always')).toBe(500);
  });

  test('columns, templates and constants', () => {
    const mapping = new FieldMapping({ map: ['content=msg', 'id={thread}#{n}'], set: ['media_type=lihkg'] });
    expect(mapping.apply({ msg: 'hi', thread: 17, n: '3', media_type: 'x' })).toEqual({
      content: 'hi',
      id: '17#3',
      media_type: 'lihkg',
    });
    expect(mapping.apply({ thread: 17, n: '' })).toMatchObject({ id: null });
    expect([...mapping.ignored]).toEqual([]);
  });

  test('a column that does not exist is named with those that do', () => {
    const mapping = new FieldMapping({ map: ['content=message'] });
    expect(() => mapping.checkColumns(['id', 'msg'])).toThrow('there is no column "message". The columns there are: id, msg');
  });

  test('a required field without a column', () => {
    const mapping = new FieldMapping({ set: ['media_type=x'] });
    expect(() => mapping.checkFilled(['publishedAt', 'msg'], ['media_type', 'id', 'published_at'])).toThrow(
      /no column for id: .*publishedAt, msg/,
    );
  });

  const wrong: [string, object][] = [
    ['unknown field', { map: ['colour=c'] }],
    ['no assignment', { map: ['content'] }],
    ['unknown constant', { set: ['colour=red'] }],
  ];
  test.each(wrong)('%s is refused', (_name, options) => {
    expect(() => new FieldMapping(options)).toThrow(MappingError);
  });
});
