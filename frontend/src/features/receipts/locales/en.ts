import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Check a receipt',
  lead: 'Compare a file with the receipt of an application sent on Passerelle. No account needed.',
  number: 'Receipt number',
  numberHint: 'For example 128-2026-ACDEFGHJK.',
  file: 'File attached to the application',
  fileHint: 'Your browser computes its hash: the file does not leave your device.',
  fileSent: 'Without JavaScript, the file is sent, compared and then deleted.',
  sha256: 'Or its SHA-256 hash',
  sha256Hint:
    '64 digits and letters from a to f: that of a file, or that of the whole application, as the receipt shows it.',
  tooLarge: 'No file of an application is that large.',
  unreadable: 'This file can’t be read. Choose it again.',
  submit: 'Compare',
  summary: 'Nothing has been compared.',
  match: 'Yes: this hash is on the receipt. It is what was sent, byte for byte. Sent:',
  none: 'No: this number and this hash don’t belong together.',
  noneNumber: 'Check that the number is complete.',
  noneFile:
    'Use the file of the last version sent. For an image, use the one you can download from the application: Passerelle encodes images again when they arrive.',
  noneWithdrawn: 'A withdrawn application gets the same answer.',
} as const satisfies TranslationOf<typeof fr>;
