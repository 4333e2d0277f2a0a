import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askLetter } from '../../../../shared/config/calls/letter-calls.ts';
import { languages } from '../../../../shared/config/locales.ts';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { TextField } from '../../../components/form/text-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApplicationParts } from '../form/application-context.ts';
import styles from './letters.module.css';
import { useLetterCalls } from './use-letter-calls.ts';
import { postedText } from '../../../lib/posted-text.ts';

interface AskDialogProps {
  question: string;
  /** A referee whose request is withdrawn at the same time. */
  instead?: { readonly id: number; readonly name: string };
  onClose: () => void;
}

const fieldKeys = { name: 'name', email: 'email', locale: 'locale', message: 'message' } as const;

/** Names a referee: the mail is sent by the button only. */
export function AskDialog({ question, instead, onClose }: AskDialogProps) {
  const { t } = useTranslation('letters');
  const { application } = useApplicationParts();
  const calls = useLetterCalls();
  const field = (name: keyof typeof fieldKeys) => ({
    id: `letter-${name}`,
    name,
    label: t(fieldKeys[name]),
    error: calls.problems[name],
  });

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The dialog stands in the form of the application, which this would send as well.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    const text = (name: string): string => postedText(typed, name);
    const name = text('name');
    const isDone = await calls.run(
      askLetter,
      {
        id: application.id,
        questionId: question,
        name,
        email: text('email'),
        locale: text('locale'),
        message: text('message'),
        ...(instead && { instead: instead.id }),
      },
      name,
    );
    if (isDone) onClose();
  }

  return (
    <Dialog title={t(instead ? 'changeTitle' : 'askTitle')} closeText={t('cancel')} onClose={onClose}>
      {instead && <p>{t('changeText', { name: instead.name })}</p>}
      <p>{t('askText')}</p>
      <form noValidate className={styles['letters']} onSubmit={(event) => void ask(event)}>
        <TextField {...field('name')} autoComplete="off" required />
        <TextField {...field('email')} type="email" spellCheck={false} autoComplete="off" required />
        <LanguageField {...field('locale')} />
        <TextField {...field('message')} type="textarea" optional={t('optional')} />
        <p role="alert" className={styles['refusal']}>
          {calls.problems['questionId'] ?? calls.message}
        </p>
        <Button busy={calls.isBusy}>{t('send')}</Button>
      </form>
    </Dialog>
  );
}

const languageKeys = { fr: 'languages.fr', en: 'languages.en' } as const;

/** Language of the mail: one is always chosen. */
function LanguageField({
  id,
  name,
  label,
  error,
}: Record<'id' | 'name' | 'label', string> & { error?: string | undefined }) {
  const { t } = useTranslation('letters');
  const { language } = useSite();
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(described) => (
        <select {...described} id={id} name={name} defaultValue={language} className={form['input']}>
          {languages.map((value) => (
            <option key={value} value={value}>
              {t(languageKeys[value])}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
