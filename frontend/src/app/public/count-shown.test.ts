// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countShownPage } from './count-shown.ts';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);
const shown = (...entries: { name: string; description: string }[]) =>
  countShownPage({ serverTiming: entries } as unknown as PerformanceNavigationTiming);

afterEach(() => beacon.mockClear());
vi.stubGlobal('navigator', { sendBeacon: beacon });

describe('countShownPage', () => {
  it('sends what the headers of the page said', async () => {
    shown({ name: 'cache', description: 'hit' }, { name: 'view', description: '7.1.abc' });
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect([path, (body as Blob).type, await (body as Blob).text()]).toEqual([
      '/api/page-view',
      'application/json',
      '{"token":"7.1.abc"}',
    ]);
  });

  it('sends nothing for a page without', () => {
    shown({ name: 'cache', description: 'hit' });
    shown({ name: 'view', description: '' });
    expect(beacon).not.toHaveBeenCalled();
  });
});
