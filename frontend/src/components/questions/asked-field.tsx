import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/config/locales.ts';
import { classes } from '../../lib/classes.ts';
import { fieldAttribute } from '../../lib/record-form/use-sync.ts';
import form from '../form/form.module.css';
import { fieldId } from '../record-form/record-form-context.ts';
import recordForm from '../record-form/record-form.module.css';
import {
  ChoiceControl,
  ChoicesControl,
  CountryControl,
  mostRadios,
  SectorControl,
  StatementControl,
  YesNoControl,
} from './choice-controls.tsx';
import { FormText } from './form-text.tsx';
import { LimitCounter } from './limit-counter.tsx';
import { ProfileValue } from './profile-value.tsx';
import type { Asked, FilesControlProps, LettersControlProps, TableControlProps } from './question-control.ts';
import styles from './questions.module.css';
import { AddressControl, DateControl, NumberControl, TextControl } from './text-controls.tsx';

export interface QuestionFieldProps {
  question: Asked;
  value: unknown;
  /** In which the texts of the form are read. */
  language: Language;
  onChange: (value: unknown) => void;
  /** What is wrong with the answer. */
  problem?: string | undefined;
  /** What is wrong inside of a table, by path: `budget.0.amount`. Stays the same function while nothing changes. */
  problemAt?: (path: string) => string | undefined;
  onBlur?: (() => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** Value of the profile that the question asks for. */
  profileValue?: string | undefined;
  /** Control of files, where answers are stored; without it, they cannot be answered. */
  Files?: ComponentType<FilesControlProps>;
  /** Control of letters, where they can be asked for. */
  Letters?: ComponentType<LettersControlProps>;
  /** Below the answer: where it was filled in from. */
  note?: ReactNode;
}

interface AskedFieldProps extends QuestionFieldProps {
  /** Path of the answer: the id of the question, or `budget.0.amount`. */
  path: string;
  /** In a column of a table. */
  isCell?: boolean;
  /** Control of tables, which columns are not. */
  Table?: ComponentType<TableControlProps>;
}

const noProblems = () => undefined;

/** Several controls under one label. */
function isGroup(question: Asked): boolean {
  if (question.kind === 'choice') return question.choices.length <= mostRadios;
  return ['choices', 'yesNo', 'table', 'statement', 'profileValue', 'file', 'letter'].includes(question.kind);
}

/** A question or a column: label, help, problem, the control of its kind, counter. */
export function AskedField(props: AskedFieldProps) {
  const { question, path, language, value, problem, note, isCell = false } = props;
  const { t } = useTranslation('questions');
  const id = fieldId(path);
  const { help } = question;
  const hasHelp = help !== undefined && Object.values(help).some((text) => text !== '');
  const isStatistical = 'statistical' in question && question.statistical === true;
  const countsForPlaces = 'countsForPlaces' in question && question.countsForPlaces === true;
  const counted =
    (question.kind === 'shortText' || question.kind === 'longText') && question.max !== undefined
      ? { ...question, max: question.max }
      : undefined;
  const described = [
    problem !== undefined && `${id}-error`,
    hasHelp && `${id}-help`,
    isStatistical && `${id}-statistical`,
    countsForPlaces && `${id}-places`,
    note !== undefined && note !== false && `${id}-note`,
    counted && `${id}-counter`,
  ].filter(Boolean);
  const isInvalid = problem !== undefined;
  return (
    <Frame {...{ question, id, language, isCell, isInvalid }}>
      {hasHelp && (
        <p id={`${id}-help`} className={classes(form['hint'], styles['help'])}>
          <FormText texts={help} language={language} />
        </p>
      )}
      {isStatistical && (
        <p id={`${id}-statistical`} className={form['hint']}>
          {t('statistical')}
        </p>
      )}
      {countsForPlaces && (
        <p id={`${id}-places`} className={form['hint']}>
          {t('countsForPlaces')}
        </p>
      )}
      {isInvalid && (
        <p id={`${id}-error`} className={form['error']}>
          {problem}
        </p>
      )}
      <Control {...props} id={id} describedBy={described.join(' ') || undefined} isInvalid={isInvalid} />
      {note !== undefined && note !== false && (
        <div id={`${id}-note`} className={styles['origin']}>
          {note}
        </div>
      )}
      {counted && <LimitCounter id={`${id}-counter`} question={counted} value={value} />}
    </Frame>
  );
}

interface ControlOfKindProps extends AskedFieldProps {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The control of the question’s kind. */
function Control(props: ControlOfKindProps) {
  const {
    question,
    problemAt = noProblems,
    profileValue,
    path,
    Table,
    Files,
    Letters,
    problem: _,
    note: __,
    isCell: ___,
    ...rest
  } = props;
  const { id, value, onChange, describedBy } = rest;
  const fileControl = { id, value, onChange, describedBy, path };
  switch (question.kind) {
    case 'shortText':
    case 'longText':
      return <TextControl {...rest} question={question} />;
    case 'link':
    case 'phone':
    case 'email':
      return (
        <AddressControl {...rest} question={question as Parameters<typeof AddressControl>[0]['question']} />
      );
    case 'number':
    case 'amount':
      return <NumberControl {...rest} question={question} />;
    case 'date':
      return <DateControl {...rest} question={question} />;
    case 'choice':
      return <ChoiceControl {...rest} question={question} />;
    case 'choices':
      return <ChoicesControl {...rest} question={question} />;
    case 'yesNo':
      return <YesNoControl {...rest} question={question} />;
    case 'country':
      return <CountryControl {...rest} question={question} />;
    case 'sector':
      return <SectorControl {...rest} question={question} />;
    case 'statement':
      return <StatementControl {...rest} question={question} />;
    case 'table':
      return Table && <Table {...rest} question={question} path={path} problemAt={problemAt} />;
    case 'profileValue':
      return (
        <ProfileValue
          id={rest.id}
          source={question.source}
          value={profileValue}
          describedBy={rest.describedBy}
        />
      );
    case 'file':
      return Files ? <Files {...fileControl} /> : <Later id={rest.id} />;
    case 'letter':
      return Letters ? <Letters id={id} path={path} /> : <Later id={id} />;
    default:
      return <Later id={rest.id} />;
  }
}

/** A kind that cannot be answered here: letters and files in a preview. */
function Later({ id }: { id: string }) {
  const { t } = useTranslation('questions');
  return (
    <p id={id} tabIndex={-1} className={form['hint']}>
      {t('later')}
    </p>
  );
}

interface FrameProps {
  question: Asked;
  id: string;
  language: Language;
  isCell: boolean;
  isInvalid: boolean;
  children: ReactNode;
}

/** A label for one control, a legend for several. What is accepted in a statement is the label of its box. */
function Frame({ question, id, language, isCell, isInvalid, children }: FrameProps) {
  const { t } = useTranslation('questions');
  const attributes = {
    className: classes(form['field'], recordForm['field'], styles['question']),
    'data-invalid': isInvalid ? '' : undefined,
    'data-kind': question.kind,
    [fieldAttribute]: isCell ? undefined : question.id,
  };
  if (question.kind === 'statement') return <div {...attributes}>{children}</div>;
  const name = (
    <>
      <FormText texts={question.label} language={language} />
      {question.required && <span className={form['optional']}> ({t('mandatory')})</span>}
    </>
  );
  if (isGroup(question))
    return (
      <fieldset {...attributes}>
        <legend>{name}</legend>
        {children}
      </fieldset>
    );
  return (
    <div {...attributes}>
      <label htmlFor={id}>{name}</label>
      {children}
    </div>
  );
}
