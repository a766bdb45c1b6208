/** Nothing that is refused reaches a socket: every attempt to open one is recorded here, and only loopback is really opened. */

import { buildConnector } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { startSocketServer, startWebServer, type WebServer } from '../../../../tests/support/web-server.ts';
import { SourceFailure } from '../source-failure.ts';
import type { Connect, Lookup } from './checked-connect.ts';
import { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

const PUBLIC = '93.184.216.34';
const opened: (GuardedFetch | WebServer)[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** `allowed` as in production, unless loopback stands for a public address. */
function recording(lookup: Lookup, allowed = isPublicAddress) {
  const sockets: string[] = [];
  const real = buildConnector({});
  const connect: Connect = (to, callback) => {
    sockets.push(`${to.hostname}:${to.port}`);
    if (to.hostname === '127.0.0.1') real(to, callback);
    else callback(new Error('only recorded'), null);
  };
  const web = openGuardedFetch({ userAgent: 'Earshot', now: () => new Date(0), allowed, lookup, connect });
  opened.push(web);
  const kindOf = async (url: string, headers = {}) => {
    const outcome: unknown = await web.fetch({ url, headers }).catch((error: unknown) => error);
    return outcome instanceof SourceFailure ? outcome.kind : outcome;
  };
  return { sockets, kindOf };
}

const isLoopback = (address: string) => address === '127.0.0.1';
const nobody: Lookup = () => Promise.reject(new Error('asked for a name'));

describe('an address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://0/',
    'http://10.0.0.1:8080/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'https://192.168.0.1/',
  ])('%s is refused before a socket', async (url) => {
    const { sockets, kindOf } = recording(nobody);
    expect(await kindOf(url)).toBe('refused');
    expect(sockets).toEqual([]);
  });

  test.each([
    'ftp://news.example/',
    'file:///etc/passwd',
    'gopher://news.example:70/',
    'data:text/plain,x',
    'http://user@news.example/',
    'http://user:password@news.example/',
    'http://news.example:22/',
    'https://news.example:25/',
    'http://news.example:6667/',
    'http://',
    'news.example',
    '',
  ])('%s is refused before its name is looked up', async (url) => {
    const asked: string[] = [];
    const { sockets, kindOf } = recording(async (name) => {
      asked.push(name);
      return [PUBLIC];
    });
    expect(await kindOf(url)).toBe('refused');
    expect([asked, sockets]).toEqual([[], []]);
  });

  test.each([
    ['http://news.example/', `${PUBLIC}:`],
    ['https://news.example/', `${PUBLIC}:`],
    ['http://news.example:443/', `${PUBLIC}:443`],
    ['http://news.example:8080/', `${PUBLIC}:8080`],
    ['http://1.1.1.1:8080/', '1.1.1.1:8080'],
    ['http://[2606:4700::1111]:8080/', '2606:4700::1111:8080'],
  ])('%s is asked at %s', async (url, socket) => {
    const { sockets, kindOf } = recording(async () => [PUBLIC]);
    expect(await kindOf(url)).toBe('unreachable');
    expect(sockets).toEqual([socket]);
  });
});

describe('a name', () => {
  test.each<[string, string[]]>([
    ['private', ['10.0.0.1']],
    ['public and private', [PUBLIC, '10.0.0.1']],
    ['private and public', ['::1', PUBLIC]],
    ['public, and private beyond those that would be tried', [PUBLIC, '1.1.1.1', '1.0.0.1', '8.8.8.8', '127.0.0.1']],
    ['nothing that is an address', ['localhost']],
  ])('of addresses %s is refused as a whole', async (_name, addresses) => {
    const { sockets, kindOf } = recording(async () => addresses);
    expect(await kindOf('http://news.example/')).toBe('refused');
    expect(sockets).toEqual([]);
  });

  test('of several public addresses is tried at three of them, IPv4 first', async () => {
    const { sockets, kindOf } = recording(async () => ['2606:4700::1111', PUBLIC, '1.1.1.1', '1.0.0.1']);
    expect(await kindOf('http://news.example/')).toBe('unreachable');
    expect(sockets.map((to) => to.replace(/:\d*$/, ''))).toEqual([PUBLIC, '1.1.1.1', '1.0.0.1']);
  });

  test('that has no address, or none in time, cannot be reached', async () => {
    const none = recording(async () => []);
    expect(await none.kindOf('http://news.example/')).toBe('unreachable');
    const unknown = recording(() => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })));
    expect(await unknown.kindOf('http://news.example/')).toBe('unreachable');
  });

  test('that changes between looking and connecting is connected to as it was looked at', async () => {
    const answers = ['127.0.0.1', '10.0.0.1', '10.0.0.2'];
    const looked: string[] = [];
    const server = await startWebServer((_request, response) => response.setHeader('connection', 'close').end('x'));
    opened.push(server);
    const { sockets, kindOf } = recording(async () => {
      looked.push(answers.shift() ?? '');
      return looked.slice(-1);
    }, isLoopback);
    const url = `http://rebinding.example:${server.port}/`;
    expect(await kindOf(url)).toMatchObject({ status: 200 });
    expect([looked, sockets]).toEqual([['127.0.0.1'], [`127.0.0.1:${server.port}`]]);
    expect(await kindOf(url)).toBe('refused');
    expect(sockets).toHaveLength(1);
    expect(server.requests[0]?.headers.host).toBe(`rebinding.example:${server.port}`);
  });

  test('is what the certificate has to be for, not the address', async () => {
    let hello = '';
    const server = await startSocketServer((socket) => {
      socket.once('data', (data) => {
        hello = data.toString('latin1');
        socket.destroy();
      });
    });
    opened.push(server);
    const { kindOf } = recording(async () => ['127.0.0.1'], isLoopback);
    expect(await kindOf(`https://secured.example:${server.port}/`)).toBe('unreachable');
    expect(hello).toContain('secured.example');
  });
});

describe('a redirect', () => {
  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://private.example/',
    'http://[::1]/',
    '//0x0a000001/',
    'gopher://news.example/',
    'http://user:password@news.example/',
  ])('to %s is not followed', async (location) => {
    const server = await startWebServer((_request, response) => response.writeHead(301, { location }).end());
    opened.push(server);
    const lookup: Lookup = async (name) => [name === 'private.example' ? '192.168.1.1' : '127.0.0.1'];
    const { sockets, kindOf } = recording(lookup, isLoopback);
    expect(await kindOf(`http://news.example:${server.port}/`)).toBe('refused');
    expect(sockets).toEqual([`127.0.0.1:${server.port}`]);
  });

  test('to another host tells it no key; back again neither', async () => {
    const server = await startWebServer((request, response) => {
      const [location] = request.url === '/1' ? ['http://b.example'] : request.url === '/2' ? ['http://a.example'] : [];
      const next = `${location}:${server.port}/${Number(request.url?.slice(1)) + 1}`;
      response.writeHead(location ? 307 : 200, location ? { location: next } : {}).end();
    });
    opened.push(server);
    const { kindOf } = recording(async () => ['127.0.0.1'], isLoopback);
    const headers = { authorization: 'Bearer x', 'x-api-key': 'x', cookie: 'x', 'if-none-match': '"1"' };
    expect(await kindOf(`http://a.example:${server.port}/1`, headers)).toMatchObject({ status: 200 });
    expect(
      server.requests.map((one) => [one.path, one.headers.authorization, one.headers['x-api-key'], one.headers.cookie]),
    ).toEqual([
      ['/1', 'Bearer x', 'x', 'x'],
      ['/2', undefined, undefined, undefined],
      ['/3', undefined, undefined, undefined],
    ]);
    expect(server.requests[2]?.headers).toMatchObject({ 'user-agent': 'Earshot', 'if-none-match': '"1"' });
  });
});
