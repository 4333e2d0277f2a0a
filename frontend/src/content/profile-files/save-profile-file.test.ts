import { describe, expect, it } from 'vitest';
import { fileNameIn } from './save-profile-file.ts';

describe('the name of a downloaded file', () => {
  it.each([
    [`attachment; filename="Theatre.pdf"; filename*=UTF-8''Th%C3%A9%C3%A2tre.pdf`, 'Théâtre.pdf'],
    ['attachment; filename="cv.pdf"', 'cv.pdf'],
    [`attachment; filename="cv.pdf"; filename*=UTF-8''%E0%A4%A`, 'cv.pdf'],
    ['attachment', 'document'],
    [null, 'document'],
  ])('%s', (disposition, name) => {
    expect(fileNameIn(disposition, 'document')).toBe(name);
  });
});
