import { describe, expect, it } from 'vitest';
import { splitAtHighlights, type TextRange } from './highlights.ts';

/** Highlighted parts in brackets. */
const bracketed = (text: string, ...ranges: [start: number, end: number][]): string =>
  splitAtHighlights(
    text,
    ranges.map(([start, end]): TextRange => ({ start, end })),
  )
    .map((part) => (part.isHighlighted ? `[${part.text}]` : part.text))
    .join('|');

describe('splitAtHighlights', () => {
  it.each<[string, string, string]>([
    ['nothing', bracketed('Théâtre de rue'), 'Théâtre de rue'],
    ['the beginning', bracketed('Théâtre de rue', [0, 7]), '[Théâtre]| de rue'],
    ['the end', bracketed('Théâtre de rue', [11, 14]), 'Théâtre de |[rue]'],
    ['several', bracketed('L’art et l’artisan', [2, 5], [11, 18]), 'L’|[art]| et l’|[artisan]'],
    ['neighbours', bracketed('½ jour', [0, 1], [1, 2]), '[½]|[ ]|jour'],
    ['all of it', bracketed('Dakar', [0, 5]), '[Dakar]'],
    ['after an emoji, which is two units', bracketed('🎭 rue', [3, 6]), '🎭 |[rue]'],
    ['combining accents', bracketed('The\u0301a\u0302tre', [0, 9]), '[The\u0301a\u0302tre]'],
    ['an empty text', bracketed(''), ''],
  ])('cuts %s', (_name, parts, expected) => {
    expect(parts).toBe(expected);
  });
});
