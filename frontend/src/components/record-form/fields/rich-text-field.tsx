import { useTranslation } from 'react-i18next';
import { classes } from '../../../lib/classes.ts';
import form from '../../form/form.module.css';
import { Imported } from '../imported.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from '../record-form.module.css';

/** Plain text of the field, shown until the editor is loaded. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<\/(?:p|h\d|li)>/g, '\n').replaceAll(/<[^>]*>/g, '');

const loadEditor = async () => (await import('../rich-text/rich-text-editor.tsx')).RichTextEditor;

/** A long text with headings, lists and links. The editor is a chunk of its own. */
export function RichTextField(props: RecordFieldProps) {
  const { id, value, describedBy } = props;
  const { t } = useTranslation('recordForm');
  return (
    <Imported load={loadEditor} props={props}>
      <textarea
        id={id}
        readOnly
        aria-busy="true"
        aria-describedby={describedBy}
        className={classes(form['input'], styles['loadingText'])}
        value={wordsOf((value as string | null) ?? '')}
        placeholder={t('richText.loading')}
      />
    </Imported>
  );
}
RichTextField.later = [loadEditor];
