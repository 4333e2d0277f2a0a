import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import styles from './favourites.module.css';
import { postedText } from '../../lib/posted-text.ts';

interface NoteFormProps {
  note: string;
  title: string;
  /** @returns the problem of the note, if it was refused */
  onSave: (note: string) => Promise<string | undefined>;
}

/** One’s note to a favourite, which other people cannot read. */
export function NoteForm({ note, title, onSave }: NoteFormProps) {
  const { t } = useTranslation('favourites');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
    else if (wasOpen) opener.current?.querySelector('button')?.focus();
  }, [isOpen, wasOpen]);

  function show(open: boolean): void {
    setProblem(undefined);
    setWasOpen(!open);
    setIsOpen(open);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const text = postedText(new FormData(event.currentTarget), 'note');
    setBusy(true);
    const refused = await onSave(text);
    setBusy(false);
    if (refused === undefined) return show(false);
    setProblem(refused);
    form.current?.querySelector('textarea')?.focus();
  }

  if (!isOpen) {
    return (
      <div ref={opener} className={styles['noteLine']}>
        {note && <p className={styles['note']}>{note}</p>}
        <button type="button" className={styles['link']} onClick={() => show(true)}>
          {t(note ? 'editNote' : 'addNote')}
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
    );
  }
  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <TextField
        id={`${id}-note`}
        name="note"
        type="textarea"
        label={t('note')}
        hint={t('noteHint', { max: limits.favourites.note })}
        defaultValue={note}
        error={problem}
      />
      <div className={styles['actions']}>
        <Button kind="secondary" busy={isBusy}>
          {t('saveNote')}
        </Button>
        <Button type="button" kind="quiet" onClick={() => show(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
