import { useTranslation } from 'react-i18next';
import { pluralTexts } from '../../lib/plural-texts.ts';
import { TextTemplate } from '../ui/text-template.tsx';
import {
  type CheckedCode,
  checkedCodes,
  fieldErrorTexts,
  formTexts,
  signInAgainTexts,
} from './form-script-texts.ts';

/** Texts of the script of forms, once for all forms of a page. */
export function FormTexts() {
  const { t } = useTranslation('form');
  const { t: errors } = useTranslation('fieldErrors');
  const fieldErrors = () =>
    Object.fromEntries(checkedCodes.map((code) => [code, errors(code)])) as Record<CheckedCode, string>;
  return (
    <>
      <TextTemplate
        of={formTexts}
        texts={() => ({
          errorPrefix: t('errorPrefix'),
          offline: t('script.offline'),
          sending: t('script.sending'),
          cookies_refused: t('problems.cookies_refused'),
          csrf_invalid: t('problems.csrf_invalid'),
          content_system_unavailable: t('problems.content_system_unavailable'),
          ...pluralTexts('wait', (count) => t('problems.wait', { count, skipInterpolation: true })),
        })}
      />
      <TextTemplate of={fieldErrorTexts} texts={fieldErrors} />
      <TextTemplate
        of={signInAgainTexts}
        texts={() => ({
          title: t('script.again.title'),
          lead: t('script.again.lead'),
          close: t('script.again.close'),
          elsewhere: t('script.again.elsewhere'),
          otherAccount: t('script.again.otherAccount'),
        })}
      />
    </>
  );
}
