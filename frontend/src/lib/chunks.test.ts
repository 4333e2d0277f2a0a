// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isFailureHandled, loadChunk } from './chunks.ts';

describe('the failure of a chunk', () => {
  it('is its own matter while it is requested, and no other’s', async () => {
    const handled: boolean[] = [];
    await loadChunk(async () => handled.push(isFailureHandled()));
    expect([...handled, isFailureHandled()]).toEqual([true, false]);
  });

  it('lets the next try request its style sheets again', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/rows.css';
    Object.defineProperty(link, 'sheet', { value: null });
    document.head.append(link);
    await loadChunk(async () => document.head.contains(link));
    expect(document.head.contains(link)).toBe(true);
    await expect(loadChunk(async () => Promise.reject(new Error('Unable to preload CSS')))).rejects.toThrow(
      'CSS',
    );
    await loadChunk(async () => undefined);
    expect(document.head.contains(link)).toBe(false);
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/rows.css');
  });
});
