// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import allowed from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import cases from '../../../../wp-plugin/tests/fixtures/rich-text/round-trips.json' with { type: 'json' };
import { richTextExtensions } from './extensions.ts';
import { parseRichText, serialiseRichText } from './html.ts';

const schema = getSchema(richTextExtensions);
const roundTrip = (html: string): string => serialiseRichText(schema.nodeFromJSON(parseRichText(html)));

describe('a text that goes through the editor', () => {
  // Kernel/HtmlTest.php tests that the plugin's sanitiser leaves `stored` unchanged.
  it.each(cases)('$name', ({ html, stored }) => {
    expect(roundTrip(html)).toBe(stored);
    expect(roundTrip(stored)).toBe(stored);
  });
});

describe('the schema', () => {
  it('has the elements and attributes of the allow-list, and no others', () => {
    const written = [
      ...Object.values(schema.nodes).flatMap((type) => {
        if (type.isText || type === schema.topNodeType) return [];
        const levels = type.name === 'heading' ? [2, 3, 4] : [null];
        return levels.map((level) => type.spec.toDOM?.(type.create(level ? { level } : null)));
      }),
      ...Object.values(schema.marks).map((type) =>
        type.spec.toDOM?.(type.create(type.name === 'link' ? { href: '/' } : null), true),
      ),
    ] as [string, Record<string, unknown>?][];
    const elements = written.map(([name, attributes = {}]) => [name, Object.keys(attributes)]);

    expect(Object.fromEntries(elements)).toEqual(allowed.elements);
    expect(elements).toHaveLength(Object.keys(allowed.elements).length);
  });
});
