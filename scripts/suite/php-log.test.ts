import { expect, it } from 'vitest';
import { deprecationsOf } from './php-log.ts';

it('lists each deprecation of a debug log once', () => {
  const log = [
    '[28-Nov-2026 04:00:00 UTC] PHP Deprecated:  strlen(): Passing null in a.php on line 1',
    '[28-Nov-2026 04:00:01 UTC] PHP Deprecated:  strlen(): Passing null in a.php on line 1',
    '[28-Nov-2026 04:00:02 UTC] PHP Notice:  Function x was called incorrectly. in b.php on line 2',
    '[28-Nov-2026 04:00:03 UTC] PHP Deprecated:  Hook y is deprecated since version 6.9.0! in c.php on line 3',
    'PHP Deprecated:  within the text of another line',
  ].join('\n');

  expect(deprecationsOf(log)).toEqual([
    'PHP Deprecated:  strlen(): Passing null in a.php on line 1',
    'PHP Deprecated:  Hook y is deprecated since version 6.9.0! in c.php on line 3',
  ]);
  expect(deprecationsOf('')).toEqual([]);
});
