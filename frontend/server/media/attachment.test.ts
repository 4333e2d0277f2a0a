import { describe, expect, it } from 'vitest';
import { attachment, nameIn } from './attachment.ts';

describe('attachment', () => {
  it.each([
    ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    [
      'Théâtre d’Abidjan (été).pdf',
      `attachment; filename="Theatre d_Abidjan (ete).pdf"; filename*=UTF-8''Th%C3%A9%C3%A2tre%20d%E2%80%99Abidjan%20%28%C3%A9t%C3%A9%29.pdf`,
    ],
    ['../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
    [
      'a"b\r\nset-cookie: x',
      `attachment; filename="a_b__set-cookie_ x"; filename*=UTF-8''a_b__set-cookie_%20x`,
    ],
    ['', `attachment; filename="document"; filename*=UTF-8''document`],
  ])('%s', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});

describe('nameIn', () => {
  it.each([
    ['attachment; filename="plan.pdf"', 'plan.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf`, 'été.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A`, undefined],
    ['inline', undefined],
    [undefined, undefined],
  ])('%s', (header, name) => {
    expect(nameIn(header)).toBe(name);
  });
});
