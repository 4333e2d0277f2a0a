import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { checkReceipt } from '../../../shared/config/calls/application-calls.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm, fieldOf } from '../../../shared/forms/form-view-data.ts';
import { receiptFields, type ReceiptViewData } from '../../../shared/forms/receipt-form.ts';
import { FileField } from '../../components/form/file-field.tsx';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { languageContext, useSite, viewDataContext } from '../../lib/site.ts';
import styles from './receipts.module.css';
import { sentText } from './sent-text.ts';

export function loader({ context }: LoaderFunctionArgs): ReceiptViewData & { switchPath: string } {
  const viewData = (context.get(viewDataContext) ?? emptyForm) as ReceiptViewData;
  return { ...viewData, switchPath: pathTo('receipt', otherLanguage(context.get(languageContext))) };
}

/** Compares a file with a receipt number, for anybody. */
export function Component() {
  const { t } = useTranslation(['receipts', 'form']);
  const { language } = useSite();
  const viewData = useLoaderData<ReceiptViewData>();
  const path = pathTo('receipt', language);
  const title = t('title');
  const labels = { number: t('number'), file: t('file'), sha256: t('sha256') };
  const { id, name, error } = fieldOf(viewData, receiptFields.file);
  const hashing = {
    into: receiptFields.sha256,
    maxBytes: limits.files.applicationBytes,
    tooLarge: t('tooLarge'),
    unreadable: t('unreadable'),
  };
  return (
    <>
      <Meta
        title={viewData.problem ? `${t('form:errorPrefix')} ${title}` : title}
        path={path}
        indexed={false}
      />
      <PageHeader title={title} lead={t('lead')} />
      <div className={styles['page']}>
        <Answer />
        <PageForm
          viewData={viewData}
          action={path}
          name={title}
          summary={t('summary')}
          labels={labels}
          hasFile
          script={{ checks: 'check-receipt', call: checkReceipt }}
        >
          <TextField
            {...fieldOf(viewData, receiptFields.number)}
            label={labels.number}
            hint={t('numberHint')}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <FileField {...{ id, name, error, hashing }} label={labels.file} hint={t('fileHint')} />
          <noscript>
            <p>{t('fileSent')}</p>
          </noscript>
          <TextField
            {...fieldOf(viewData, receiptFields.sha256)}
            label={labels.sha256}
            hint={t('sha256Hint')}
            autoComplete="off"
            spellCheck={false}
          />
          <Button>{t('submit')}</Button>
        </PageForm>
      </div>
    </>
  );
}

/** Both answers, of which script or server show one. */
function Answer() {
  const { t } = useTranslation('receipts');
  const { language } = useSite();
  const { answer } = useLoaderData<ReceiptViewData>();
  const shown = (matches: boolean) => {
    const isShown = answer?.matches === matches;
    return { tabIndex: -1, className: styles['answer'], hidden: !isShown, autoFocus: isShown };
  };
  return (
    <>
      <output data-answer="match" {...shown(true)}>
        {t('match')}{' '}
        <time dateTime={answer?.sentAt ?? undefined}>
          {answer?.sentAt ? sentText(answer.sentAt, language) : ''}
        </time>
      </output>
      <output data-answer="none" {...shown(false)}>
        {t('none')}
        <ul>
          <li>{t('noneNumber')}</li>
          <li>{t('noneFile')}</li>
          <li>{t('noneWithdrawn')}</li>
        </ul>
      </output>
    </>
  );
}
