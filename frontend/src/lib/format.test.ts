import { describe, expect, it } from 'vitest';
import { formatFileSize, hostOf, momentOf, timeOf, youtubeId } from './format.ts';

describe('formatFileSize', () => {
  it.each([
    [0, 'fr', '1 Ko'],
    [48_200, 'fr', '48 Ko'],
    [48_200, 'en', '48 KB'],
    [1_284_000, 'fr', '1,3 Mo'],
    [1_284_000, 'en', '1.3 MB'],
    [2_000_000, 'fr', '2 Mo'],
  ] as const)('%i bytes in %s is %s', (bytes, language, expected) => {
    expect(formatFileSize(bytes, language)).toBe(expected.replace(' ', '\u00a0'));
  });

  it.each([
    [300_000, 'fr', 'KB', '300\u00a0Ko'],
    [1_500_000, 'fr', 'KB', '1\u202f500\u00a0Ko'],
    [1_500_000, 'en', 'KB', '1,500\u00a0KB'],
    [5_000_000, 'fr', 'MB', '5\u00a0Mo'],
  ] as const)('%i bytes in %s and %s is %s', (bytes, language, unit, expected) => {
    expect(formatFileSize(bytes, language, unit)).toBe(expected);
  });
});

describe('times of the reader', () => {
  /** On the clocks of this device, whatever its zone. */
  const at = new Date(2026, 11, 1, 9, 5).getTime();

  it('are written as times of pages are', () => {
    expect([timeOf(at, 'fr'), timeOf(at, 'en')]).toEqual(['9\u00a0h\u00a005', '09:05']);
    expect([momentOf(at, 'fr'), momentOf(at, 'en')]).toEqual([
      '1er\u00a0déc., 9\u00a0h\u00a005',
      '1\u00a0Dec, 09:05',
    ]);
  });
});

describe('hostOf', () => {
  it.each([
    ['https://www.example.org/a', 'example.org'],
    ['http://sub.example.org', 'sub.example.org'],
    ['https://good.example@evil.example/', 'evil.example'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['not an address', undefined],
  ])('%s is at %s', (url, host) => {
    expect(hostOf(url)).toBe(host);
  });
});

describe('youtubeId', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?t=3', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
    ['https://vimeo.com/1234', undefined],
  ])('%s is %s', (url, id) => {
    expect(youtubeId(url)).toBe(id);
  });
});
