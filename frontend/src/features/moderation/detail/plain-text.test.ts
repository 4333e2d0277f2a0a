import { expect, it } from 'vitest';
import { plainText, textOfField, zoneOf } from './plain-text.ts';

it.each([
  ['', ''],
  ['<p>Un <strong>festival</strong></p><p>de danse</p>', 'Un festival\nde danse'],
  ['<ul><li>un</li><li>deux<br>trois</li></ul>', 'un\ndeux\ntrois'],
  ['<p>Tom &amp; Awa &lt;3&nbsp;&quot;ici&quot; l&#039;été</p>', 'Tom & Awa <3\u00a0"ici" l\'été'],
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
  ['date', ['2027-01-01'], '1er\u00a0janvier\u00a02027'],
  ['instant', ['2026-12-02T23:30:00Z'], '3\u00a0décembre\u00a02026, 8\u00a0h\u00a030 (Tokyo)'],
  ['zone', ['Africa/Algiers'], 'Alger'],
])('joins the values of a field of kind %s', (kind, values, text) => {
  expect(textOfField(kind, values, { language: 'fr', zone: 'Asia/Tokyo' })).toBe(text);
});

it('reads hours in the zone of the record, else in UTC', () => {
  const fields = [
    { kind: 'text', values: ['Tokyo'] },
    { kind: 'zone', values: ['Asia/Tokyo'] },
  ];
  expect([zoneOf(fields), zoneOf([])]).toEqual(['Asia/Tokyo', undefined]);
  const instant = ['2026-12-02T23:30:00Z'];
  expect(textOfField('instant', instant, { language: 'en', zone: undefined })).toBe(
    '2\u00a0December\u00a02026, 23:30 (UTC)',
  );
});
