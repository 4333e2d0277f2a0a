import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { parseSuiteOptions } from '../suite/options.ts';
import { parseStartOptions } from './options.ts';
import { freePort, requireFreePorts } from './ports.ts';

describe('parseStartOptions', () => {
  it('has defaults without flags', () => {
    expect(parseStartOptions([])).toEqual({
      fresh: false,
      build: true,
      dev: false,
      stage: 'demo',
      size: 1000,
      engine: 'auto',
      database: 'sqlite',
      ports: { site: 3000, wordpress: 8080, smtp: 1025, mailbox: 1080, database: 3307 },
      state: `${ROOT}/.passerelle`,
      wordpress: null,
      listen: null,
    });
  });

  it('takes the address of another WordPress without the slash at its end', () => {
    expect(parseStartOptions(['--wordpress=http://localhost:8080/blog/']).wordpress).toBe(
      'http://localhost:8080/blog',
    );
  });

  it('uses the requested size for the stage large, or one that fits the database', () => {
    expect(parseStartOptions(['--db=mariadb']).size).toBe(10_000);
    expect(parseStartOptions(['--stage=large', '--size=250']).size).toBe(250);
  });

  it.each([
    [['--stage=huge'], '--stage is one of empty, demo, large; "huge" is not.'],
    [['--engine=wp'], '--engine is one of auto, real, stand-ins; "wp" is not.'],
    [['--db=mysql'], '--db is one of sqlite, mariadb; "mysql" is not.'],
    [['--size=0'], '--size is a number of items from 1 to 1000000; "0" is not.'],
    [['--size=1e6'], '--size is a number of items from 1 to 1000000; "1e6" is not.'],
    [['--port=0'], '--port is a port number from 1 to 65535; "0" is not.'],
    [['--wp-port=70000'], '--wp-port is a port number from 1 to 65535; "70000" is not.'],
    [['--port=80a'], '--port is a port number from 1 to 65535; "80a" is not.'],
    [['--port=8080'], 'Port 8080 is used twice: site and wordpress.'],
    [
      ['--wordpress=localhost:8080'],
      '--wordpress is an address such as http://localhost:8080; "localhost:8080" is not.',
    ],
    [
      ['--wordpress=http://localhost:8080', '--stage=empty'],
      '--stage is about a WordPress that is run here: leave it out beside --wordpress.',
    ],
    [['--listen=172.17.0.1'], '--listen is for another WordPress: it needs --wordpress.'],
    [
      ['--wordpress=http://localhost:8080', '--listen=docker0'],
      '--listen is an IP address of this machine; "docker0" is not.',
    ],
    [['--colour'], "Unknown option '--colour'."],
    [['now'], "Unexpected argument 'now'."],
  ])('refuses %j', (args, message) => {
    expect(() => parseStartOptions(args)).toThrow(message);
  });
});

describe('parseSuiteOptions', () => {
  it('keeps the order of the suite for any order of flags', () => {
    expect(parseSuiteOptions(['--only=e2e,lint,lint', '--engine=real'], false)).toEqual({
      parts: ['lint', 'e2e'],
      full: false,
      isReducedOnSqlite: false,
      engine: 'real',
      list: false,
      names: [],
    });
    expect(parseSuiteOptions(['--only=contract', 'MembersTest'], false)).toMatchObject({
      names: ['MembersTest'],
    });
    expect(parseSuiteOptions([], true)).toMatchObject({ full: true, isReducedOnSqlite: true });
    expect(parseSuiteOptions(['--full'], false)).toMatchObject({ full: true, isReducedOnSqlite: false });
  });

  it('refuses a part that there is not, rather than running nothing', () => {
    expect(() => parseSuiteOptions(['--only=units'], false)).toThrow('--only is one of lint, types, unit');
  });

  it.each([[['SaveTest']], [['--only=unit,integration', 'SaveTest']]])(
    'refuses names of tests for parts that would run whole: %j',
    (args) => {
      expect(() => parseSuiteOptions(args, false)).toThrow('Names select tests of contract and integration.');
    },
  );
});

describe('requireFreePorts', () => {
  it.each(['127.0.0.1', '::1'])('names a port that is busy on %s and how to choose another', async (host) => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen({ port, host }, resolve));
    onTestFinished(() => void server.close());
    const free = await freePort();

    await expect(
      requireFreePorts([
        { port: free, what: 'WordPress', flag: 'wp-port' },
        { port, what: 'the site', flag: 'port' },
      ]),
    ).rejects.toMatchObject({
      message: 'A port is in use by another program:',
      advice: [
        `${port} (the site): stop what uses it, or choose another with --port=${port + 1}`,
        `To see what uses it: ss -ltnp 'sport = :${port}'`,
      ],
    });
  });
});

describe('freePort', () => {
  it('never returns a port twice, for each is used only after all are chosen', async () => {
    const ports: number[] = [];
    for (let count = 0; count < 500; count += 1) ports.push(await freePort());
    expect(new Set(ports).size).toBe(500);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});
