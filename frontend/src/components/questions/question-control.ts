import type {
  FormColumn,
  FormQuestion,
  TableSettings,
} from '../../../shared/application-form/form-document.ts';
import type { Language } from '../../../shared/config/locales.ts';

/** What is asked: a question of a form, or in a column of a table, what each row is asked. */
export type Asked = FormQuestion | FormColumn;

/** Properties of the control of a question, whatever its kind. */
export interface ControlProps<Question = Asked> {
  /** Id of the element that takes the focus. */
  id: string;
  question: Question;
  value: unknown;
  /** In which the texts of the form are read. */
  language: Language;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** Ids of help, counter and problem. */
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** Control of files, which sends them where answers are stored. */
export interface FilesControlProps extends Pick<ControlProps, 'id' | 'onChange' | 'value'> {
  describedBy: string | undefined;
  /** Path of the answer. */
  path: string;
}

/** Control of letters of recommendation, which are no answers. */
export type LettersControlProps = Pick<FilesControlProps, 'id' | 'path'>;

export interface TableControlProps extends ControlProps<Asked & TableSettings> {
  /** Path of the answer. */
  path: string;
  /** What is wrong inside of the table. */
  problemAt: (path: string) => string | undefined;
}
