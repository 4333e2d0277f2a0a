// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import cases from '../../../../../wp-plugin/tests/fixtures/rich-text/pasted.json' with { type: 'json' };
import roundTrips from '../../../../../wp-plugin/tests/fixtures/rich-text/round-trips.json' with {
  type: 'json',
};
import { reducePasted } from './pasted-html.ts';

describe('pasted HTML', () => {
  // Kernel/HtmlTest.php tests that the plugin's sanitiser leaves `stored` unchanged.
  it.each(cases)('$name', ({ html, stored }) => {
    expect(reducePasted(html)).toBe(stored);
    expect(reducePasted(stored)).toBe(stored);
  });

  it.each(roundTrips)('of a text that is stored: $name', ({ stored }) => {
    expect(reducePasted(stored)).toBe(stored);
  });

  it('that was copied out of an editor keeps the note of where it was cut', () => {
    const copied = '<li data-pm-slice="2 2 [&quot;bulletList&quot;,null]"><p>a</p></li><li><p>b</p></li>';
    expect(reducePasted(copied)).toBe(copied);
    // This comes from another editor with other elements.
    expect(reducePasted('<div data-pm-slice="0 0 []"><mark>a</mark></div>')).toBe('<p>a</p>');
  });
});
