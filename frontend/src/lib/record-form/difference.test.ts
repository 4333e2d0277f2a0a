import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it.each([
  ['un atelier de teinture', 'un atelier de couture', ['un atelier de ', 'teinture', '']],
  ['un grand atelier', 'un atelier', ['un ', 'grand ', 'atelier']],
  ['un atelier', 'un grand atelier', ['un ', '', 'atelier']],
  ['', 'un atelier', ['', '', '']],
  ['pareil', 'pareil', ['pareil', '', '']],
  ['a b a', 'a a', ['a ', 'b ', 'a']],
])('%s / %s', (text, other, expected) => {
  const { before, changed, after } = differenceOf(text, other);
  expect([before, changed, after]).toEqual(expected);
});
