import { expect, it } from 'vitest';
import { plainText, textOfField } from './plain-text.ts';

it.each([
  ['', ''],
  ['<p>Un <strong>festival</strong></p><p>de danse</p>', 'Un festival\nde danse'],
  ['<ul><li>un</li><li>deux<br>trois</li></ul>', 'un\ndeux\ntrois'],
  ['<p>Tom &amp; Awa &lt;3&nbsp;&quot;ici&quot; l&#039;été</p>', 'Tom & Awa <3\u00a0"ici" l’été'],
  ['<p>&amp;lt;script&amp;gt;</p>', '&lt;script&gt;'],
  ['<a href="https://a.test/?a=1&amp;b=2">lien</a>', 'lien'],
])('reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['html', ['<p>a</p>'], 'a'],
  ['sectors', ['Danse', 'Cirque'], 'Danse, Cirque'],
  ['rows', ['a · b', 'c'], 'a · b\nc'],
  ['text', ['<b>tel quel</b>'], '<b>tel quel</b>'],
  ['text', [], ''],
])('joins the values of a field of kind %s', (kind, values, text) => {
  expect(textOfField(kind, values)).toBe(text);
});
