import { describe, expect, it } from 'vitest';
import { nameLetters, safeName, UniqueNames } from './safe-names.ts';

describe('names of files and folders', () => {
  it.each([
    ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a_b_c_d_e_f_g_h_i_j.pdf'],
    ['con', '_con'],
    ['NUL.pdf', '_NUL.pdf'],
    ['com¹.txt', '_com¹.txt'],
    ['console.pdf', 'console.pdf'],
    ['dossier. . .', 'dossier'],
    ['fin .pdf', 'fin.pdf'],
    ['..', 'x'],
    ['', 'x'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['facture\u202Efdp.exe', 'facturefdp.exe'],
    ['zéro\u200Blargeur\u0000\r\n.pdf', 'zérolargeur.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['\uD800seul.pdf', '\uFFFDseul.pdf'],
    ['.htaccess', '.htaccess'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name, 'x')).toBe(safe);
  });

  it('are short, keep their extension and no half of a letter', () => {
    expect(safeName(`${'a'.repeat(300)}.docx`, 'x')).toBe(`${'a'.repeat(nameLetters - 5)}.docx`);
    expect(safeName('𝕏'.repeat(nameLetters), 'x').isWellFormed()).toBe(true);
    expect(safeName(`${'a'.repeat(nameLetters - 6)}. .pdf`, 'x')).toBe(`${'a'.repeat(nameLetters - 6)}.pdf`);
  });

  it('are there once, whatever their case', () => {
    const names = new UniqueNames();
    expect(['a.pdf', 'A.PDF', 'a.pdf', 'b', 'a (2).pdf'].map((name) => names.add(name))).toEqual([
      'a.pdf',
      'A (2).PDF',
      'a (3).pdf',
      'b',
      'a (2) (2).pdf',
    ]);
  });
});
