import { describe, expect, it } from 'vitest';
import { errorCodes, errorMessage, isErrorCode } from '../../shared/config/errors.ts';
import { fieldErrorCodes, fieldErrorMessage, isFieldErrorCode } from '../../shared/config/field-errors.ts';
import { type Language, languages } from '../../shared/config/locales.ts';
import { textModules } from './text-modules.ts';

/** Catalogues that are made of config/errors.json and field-errors.json, which WordPress reads too: wp-plugin/tests/Unit/Admin/ErrorTextsTest.php. */
const shared = {
  requestErrors: '../components/request-errors',
  fieldErrors: '../components/field-errors',
  fileKinds: '../components/file-kinds',
};

/** Texts of one screen whose name is a code, by catalogue: those that say more than the shared text can, and those of something else. */
const own: Readonly<Record<string, { reason: string; keys: readonly string[] }>> = {
  '../components/form': {
    reason:
      'what to do with a form sent without a script; the rest completes the sentence of the password rule',
    keys: [
      'problems.cookies_refused',
      'problems.csrf_invalid',
      'problems.content_system_unavailable',
      'rules.password_too_short',
      'rules.password_case',
      'rules.password_digit_or_special',
      'rules.password_contains_email',
      'rules.password_common',
    ],
  },
  '../components/people': { reason: 'of a person whose page is gone, beside the name', keys: ['gone'] },
  '../components/record-form': {
    reason: 'how the draft stands, not why a value is refused',
    keys: ['status.invalid'],
  },
  '../features/calls/call-steps': { reason: 'beside a label', keys: ['reason.required'] },
  '../features/calls/call-form': {
    reason: 'of a person who cannot be named any more',
    keys: ['people.gone'],
  },
  '../features/applications/form-composer': {
    reason: 'marks of a question, and the condition whose question was deleted',
    keys: ['required', 'mark.required', 'condition.gone'],
  },
  '../../shared/form-outline': { reason: 'mark of a question', keys: ['required'] },
  '../features/newsletter': {
    reason: 'of the only field of its form',
    keys: ['script.required', 'script.invalid'],
  },
  '../features/sso': {
    reason: 'a page of its own, without the form that would be sent again: where to begin anew',
    keys: [
      'switch_failed',
      'switch_token_missing',
      'switch_token_invalid',
      'content_system_unavailable',
      'rate_limited',
      'administrationProblem.switch_token_invalid',
      'administrationProblem.cookies_refused',
      'administrationProblem.csrf_invalid',
      'oauth.authentication_failed',
      'oauth.content_system_unavailable',
      'oauth.cookies_refused',
      'oauth.csrf_invalid',
      'oauth.invalid_credentials',
      'oauth.oauth_email_missing',
      'oauth.oauth_identity_taken',
      'oauth.rate_limited',
      'oauth.social_consent_missing',
    ],
  },
  '../features/technical': {
    reason: 'of an address that is searched, with where to find it',
    keys: ['invalid'],
  },
};

const folderOf = (path: string): string => path.replace(/\/locales\/\w+\.ts$/, '');

/** All texts of a catalogue, by their keys. */
function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(Object(value), `${prefix}${key}.`),
  );
}

async function catalogue(folder: string, language: Language): Promise<Record<string, string>> {
  const module = await textModules[`${folder}/locales/${language}.ts`]?.();
  return Object.fromEntries(flat(module?.[language] ?? {}));
}

describe.each(languages)('texts of errors in %s', (language) => {
  it('are those of the code in the workspace and in /api', async () => {
    expect(await catalogue(shared.requestErrors, language)).toEqual(
      Object.fromEntries(errorCodes.map((code) => [code, errorMessage(code, language)])),
    );
    expect({
      ...(await catalogue(shared.fieldErrors, language)),
      ...(await catalogue(shared.fileKinds, language)),
    }).toEqual(Object.fromEntries(fieldErrorCodes.map((code) => [code, fieldErrorMessage(code, language)])));
  });

  it('are the screen’s own only where that is listed', async () => {
    const found: Record<string, string[]> = {};
    for (const path of Object.keys(textModules).filter((each) => each.endsWith(`/${language}.ts`))) {
      const folder = folderOf(path);
      if (Object.values(shared).includes(folder)) continue;
      for (const [key] of flat((await textModules[path]?.())?.[language] ?? {})) {
        const code = key.split('.').at(-1) ?? '';
        if (isErrorCode(code) || isFieldErrorCode(code)) (found[folder] ??= []).push(key);
      }
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(own).map(([folder, { keys }]) => [folder, keys])),
    );
  });
});
