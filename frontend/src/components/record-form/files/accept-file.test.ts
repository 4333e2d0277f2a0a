import { expect, it } from 'vitest';
import { acceptFile } from './accept-file.ts';

const images = { purpose: 'gallery', types: ['image/jpeg', 'image/png'], bytes: 100 };
const documents = { purpose: 'document', types: ['application/pdf'], bytes: 100 };
const fileOf = (bytes: number, type: string, name = 'plan.pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

it('takes a file within the limits as it is', async () => {
  const file = fileOf(100, 'application/pdf');
  expect(await acceptFile(file, documents)).toEqual({ blob: file, name: 'plan.pdf' });
});

it('leaves a type that the browser does not know to the server', async () => {
  const file = fileOf(10, '');
  expect(await acceptFile(file, documents)).toEqual({ blob: file, name: 'plan.pdf' });
});

it.each([
  ['another type', fileOf(10, 'text/html'), documents, 'file_type'],
  ['an image where documents belong', fileOf(10, 'image/svg+xml'), images, 'file_type'],
  ['nothing', fileOf(0, 'application/pdf'), documents, 'file_corrupt'],
  ['too many bytes', fileOf(101, 'application/pdf'), documents, 'file_too_large'],
  ['an image that cannot be read', fileOf(101, 'image/png', 'a.png'), images, 'file_corrupt'],
])('refuses %s', async (_case, file, rules, code) => {
  expect(await acceptFile(file, rules)).toBe(code);
});
