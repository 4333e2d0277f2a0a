import { describe, expect, it } from 'vitest';
import { readBytes, readMetadata } from './tus-headers.ts';

const code = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const encoded = (text: string): string => Buffer.from(text).toString('base64');

describe('a number of bytes', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
  ])('%s', (value, bytes) => {
    expect(readBytes({ 'upload-offset': value }, 'upload-offset')).toBe(bytes);
  });

  it.each([undefined, '', ' ', '-1', '+1', '1.0', '1e3', '0x10', '10 ', '1,1', '9999999999999999', '١'])(
    'refuses %o',
    (value) => {
      expect(code(() => readBytes({ 'upload-length': value }, 'upload-length'))).toBe('malformed_request');
    },
  );

  it('refuses a header that comes twice', () => {
    const headers = { 'upload-length': ['1', '1'] } as never;
    expect(code(() => readBytes(headers, 'upload-length'))).toBe('malformed_request');
  });
});

describe('metadata', () => {
  it('is pairs of a name and base64', () => {
    const header = `filename ${encoded('Été « à » Dakar.pdf')}, purpose ${encoded('cv')},empty,filetype ${encoded('x')}`;
    expect([...readMetadata({ 'upload-metadata': header })]).toEqual([
      ['filename', 'Été « à » Dakar.pdf'],
      ['purpose', 'cv'],
      ['empty', ''],
      ['filetype', 'x'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['an empty pair', `a ${encoded('x')},`],
    ['a name twice', `a ${encoded('x')},a ${encoded('y')}`],
    ['more than a value', `a ${encoded('x')} ${encoded('y')}`],
    ['not base64', 'a é'],
    ['base64 of URLs', 'a _-_-'],
    ['base64 without its end', 'a eA'],
    ['base64 with something behind it', 'a eA==x'],
    ['not UTF-8', `a ${Buffer.from([0xff, 0xfe]).toString('base64')}`],
    ['a NUL', `a ${encoded('a\0b')}`],
    ['no ASCII in the name', `é ${encoded('x')}`],
  ])('refuses %s', (_case, header) => {
    expect(code(() => readMetadata({ 'upload-metadata': header }))).toBe('malformed_request');
  });

  it('refuses a request without any', () => {
    expect(code(() => readMetadata({}))).toBe('malformed_request');
  });
});
