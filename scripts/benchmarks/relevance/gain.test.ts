import { expect, it } from 'vitest';
import { gain, type Judgement, meanGain, successAt } from './gain.ts';

const judgement: Judgement = { language: 'fr', kind: 'place', q: 'dakar', relevant: { a: 3, b: 2, c: 1 } };
const answer = (...keys: string[]) => ({ judgement, answer: { keys, total: keys.length, ms: 1 } });

it.each([
  [['a', 'b', 'c'], 1],
  [['x', 'y'], 0],
  [[], 0],
  // 7 / log2(3) of 7 + 3 / log2(3) + 1 / 2.
  [['x', 'a'], 0.47],
  [['c', 'b', 'a'], 0.68],
] as const)('the gain of %j is %d', (keys, expected) => {
  expect(gain(answer(...keys), 10)).toBeCloseTo(expected, 2);
});

it('counts the first results only', () => {
  expect(gain(answer('x', 'y', 'a'), 2)).toBe(0);
  expect(gain(answer('a', 'b', 'x'), 2)).toBe(1);
});

it('is the mean of all queries', () => {
  expect(meanGain([answer('a', 'b', 'c'), answer('x')], 10)).toBe(0.5);
  expect(successAt([answer('x', 'y', 'a'), answer('b', 'c', 'x', 'a')], 3)).toBe(0.5);
});
