import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../../lib/fake-storage.ts';
import { forgetAskedFor, isOwnAddress, rememberAskedFor, takeAskedFor } from './asked-for.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

describe('takeAskedFor', () => {
  it.each([
    ['whose session ended there goes on there', '/topics/new', 'ada', 'ada', '/topics/new'],
    ['somebody else is led home', '/topics/new', 'ada', 'bob', '/'],
    ['what nobody known asked for is for whoever signs in', '/topics/3', null, 'bob', '/topics/3'],
    ['also for the login page, while nobody does', '/topics/3', null, undefined, '/topics/3'],
    ['another host is nowhere to go', '//evil.example/x', null, 'ada', '/'],
  ])('%s', (_, address, of, userId, expected) => {
    rememberAskedFor(address, of);
    expect(takeAskedFor(userId)).toBe(expected);
    expect(takeAskedFor(userId)).toBe('/');
  });

  it.each([
    ['nothing', undefined],
    ['what an earlier version kept', '/topics/3'],
    ['what is none of ours', '{"address":7}'],
  ])('%s leads home', (_, kept) => {
    if (kept !== undefined) sessionStorage.setItem('earshot.asked-for', kept);
    expect(takeAskedFor('ada')).toBe('/');
  });

  it('is home where the browser refuses to keep anything', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberAskedFor('/topics/new', null);
    forgetAskedFor();
    expect(takeAskedFor('ada')).toBe('/');
  });

  it('is forgotten with a sign-out', () => {
    rememberAskedFor('/topics/new', 'ada');
    forgetAskedFor();
    expect(takeAskedFor('ada')).toBe('/');
  });
});

describe('isOwnAddress', () => {
  it.each([
    ['a page', '/topics/3/overview?from=2026-11-01', true],
    ['another host', '//evil.example/x', false],
    ['another host, as some browsers read it', '/\\evil.example', false],
    ['another host behind a tab, which browsers leave out', '/\t/evil.example', false],
    ['another host behind a line end', '/\n\\evil.example', false],
    ['a whole address', 'https://evil.example/', false],
  ])('%s', (_, address, expected) => {
    expect(isOwnAddress(address)).toBe(expected);
  });
});
