import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporary.ts';
import { cacheFolder, findInCache, inPartialFolder, newestArchive } from './cache.ts';
import { integrityOf, requireIntegrity } from './integrity.ts';
import { compareVersions } from './versions.ts';

/** An archive made by PHP, as people make theirs by other tools: names are taken as they are. */
function makeZip(file: string, entries: Record<string, string>): void {
  const script =
    '$z = new ZipArchive(); $z->open($argv[1], ZipArchive::CREATE); foreach (json_decode($argv[2], true) as $n => $t) { $z->addFromString($n, $t); } $z->close();';
  execFileSync('php', ['-r', script, file, JSON.stringify(entries)]);
}

describe('cacheFolder', () => {
  it.each([
    [{ PASSERELLE_CACHE: '/a', XDG_CACHE_HOME: '/b' }, '/a'],
    [{ XDG_CACHE_HOME: '/b' }, '/b/passerelle'],
    [{ PASSERELLE_CACHE: '', XDG_CACHE_HOME: '' }, '/home/aya/.cache/passerelle'],
  ])('of %j is %s', (env, expected) => {
    expect(cacheFolder(env, '/home/aya')).toBe(expected);
  });
});

describe('newestArchive', () => {
  it.each([
    [['polylang.zip', 'polylang.3.8.7.zip'], 'polylang.zip'],
    [['polylang.3.8.7.zip', 'polylang.3.10.0.zip', 'polylang-pro.9.9.zip'], 'polylang.3.10.0.zip'],
    [['polylang-v3.9-beta1.zip', 'polylang-3.9.zip'], 'polylang-3.9.zip'],
    [['wp-graphql.zip', 'polylang.tar.gz'], null],
  ])('of %j is %s', (files, expected) => {
    expect(newestArchive('polylang', files)).toBe(expected);
  });
});

describe('compareVersions', () => {
  it.each([
    ['6.5', '6.5.0', 0],
    ['6.10', '6.9.9', 1],
    ['6.5-RC1', '6.5', -1],
    ['3.8.7', '3.8.10', -1],
  ])('%s against %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });
});

describe('findInCache', () => {
  it('prefers a folder, as it is', async () => {
    const cache = await writeFiles(await temporaryFolder(), { 'polylang/polylang.php': '<?php' });
    makeZip(join(cache, 'polylang.zip'), { 'polylang/polylang.php': 'another' });

    expect(await findInCache(cache, 'polylang')).toBe(join(cache, 'polylang'));
  });

  it('unpacks an archive once, out of the folder that wraps it, and again when it changes', async () => {
    const cache = await temporaryFolder();
    const archive = join(cache, 'polylang.zip');
    makeZip(archive, { 'polylang-3.8/polylang.php': 'first', 'polylang-3.8/src/a.php': 'a' });

    const folder = (await findInCache(cache, 'polylang')) ?? '';
    expect(await readFile(join(folder, 'polylang.php'), 'utf8')).toBe('first');
    await writeFile(join(folder, 'mark'), 'kept');
    expect(await findInCache(cache, 'polylang')).toBe(folder);
    expect(existsSync(join(folder, 'mark'))).toBe(true);

    execFileSync('rm', [archive]);
    makeZip(archive, { 'polylang.php': 'second' });
    await utimes(archive, 1, 1);
    const again = (await findInCache(cache, 'polylang')) ?? '';
    expect(await readFile(join(again, 'polylang.php'), 'utf8')).toBe('second');
  });

  it('names and deletes an archive that is damaged', async () => {
    const cache = await temporaryFolder();
    const archive = join(cache, 'polylang.zip');
    await writeFile(archive, 'PK\u0003\u0004 cut off');

    await expect(findInCache(cache, 'polylang')).rejects.toThrow(
      `${archive} can't be unpacked: damaged archive`,
    );
    expect(existsSync(archive)).toBe(false);
  });

  it.each(['../evil.php', '/evil.php', 'polylang/../../evil.php'])(
    'refuses an archive with the name %s',
    async (name) => {
      const folder = await temporaryFolder();
      const cache = await writeFiles(join(folder, 'deep'), { 'note.txt': '' });
      makeZip(join(cache, 'polylang.zip'), { [name]: 'evil', 'polylang.php': 'good' });

      await expect(findInCache(cache, 'polylang')).rejects.toThrow('unsafe name in the archive');
      expect(existsSync(join(folder, 'evil.php'))).toBe(false);
    },
  );

  it('is null where the cache has nothing or is not there', async () => {
    expect(await findInCache(await temporaryFolder(), 'polylang')).toBeNull();
    expect(await findInCache('/nowhere/at/all', 'polylang')).toBeNull();
  });
});

describe('inPartialFolder', () => {
  it('leaves nothing behind when the work fails', async () => {
    const cache = await temporaryFolder();
    let partial = '';
    const work = inPartialFolder(cache, async (folder) => {
      partial = folder;
      await writeFile(join(folder, 'half'), '');
      throw new Error('cut off');
    });

    await expect(work).rejects.toThrow('cut off');
    expect(partial).not.toBe('');
    expect(existsSync(partial)).toBe(false);
  });
});

describe('requireIntegrity', () => {
  it('keeps what is expected and deletes what is not, naming both digests', async () => {
    const folder = await writeFiles(await temporaryFolder(), { good: 'wordpress', bad: 'w0rdpress' });
    const expected = await integrityOf(join(folder, 'good'));

    await requireIntegrity(join(folder, 'good'), expected);
    await expect(requireIntegrity(join(folder, 'bad'), expected)).rejects.toMatchObject({
      message: `${join(folder, 'bad')} is not the file that was expected and was deleted.`,
      advice: [`expected ${expected}`, expect.stringMatching(/^found {4}sha512-/), expect.any(String)],
    });
    expect([existsSync(join(folder, 'good')), existsSync(join(folder, 'bad'))]).toEqual([true, false]);
  });
});
