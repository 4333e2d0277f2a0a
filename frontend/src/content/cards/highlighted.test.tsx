import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlighted } from './highlighted.tsx';

const text = 'Œuvres & <b>rue</b>';

it('puts highlights into mark and everything into safe HTML', () => {
  const highlights = [
    { start: 0, end: 6 },
    { start: 12, end: 15 },
  ];
  expect(renderToStaticMarkup(<Highlighted text={text} highlights={highlights} />)).toBe(
    '<mark>Œuvres</mark> &amp; &lt;b&gt;<mark>rue</mark>&lt;/b&gt;',
  );
});

it('is the text where nothing was searched for', () => {
  expect(renderToStaticMarkup(<Highlighted text={text} highlights={undefined} />)).toBe(
    'Œuvres &amp; &lt;b&gt;rue&lt;/b&gt;',
  );
});
