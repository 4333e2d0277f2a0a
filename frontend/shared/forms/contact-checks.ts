import { boolean, object, string } from 'yup';
import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { trimBlanks } from './blanks.ts';
import { emailAddress } from './email-address.ts';

const controls = /[^\P{Cc}\n\t]/gu;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').replace(controls, '').trim();
const lines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(controls, '').trim();

/** Characters are counted as in WordPress: a surrogate pair is one. */
const text = (max: number, clean = oneLine) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .required('required')
    .test('too_long', 'too_long', (value) => Array.from(value).length <= max);

/** Checks without a request; each message is an error code. */
export const checks = object({
  lastName: text(limits.text.short),
  firstName: text(limits.text.short),
  email: text(limits.text.email, (typed) => trimBlanks(oneLine(typed))).matches(emailAddress, {
    message: 'invalid_email',
    excludeEmptyString: true,
  }),
  subject: text(limits.text.title),
  message: text(limits.contact.message, lines),
  consent: boolean().required('privacy_consent_required').isTrue('privacy_consent_required'),
});
