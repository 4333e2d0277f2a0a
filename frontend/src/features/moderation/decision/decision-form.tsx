import { yupResolver } from '@hookform/resolvers/yup';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PasserelleDecision } from '../../../../shared/graphql/generated/operations.ts';
import formStyles from '../../../components/form/form.module.css';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Refusal } from '../../../lib/api/sender.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useSite } from '../../../lib/site.ts';
import { decide, type DecidedItem, type DecidedResult } from './decide.ts';
import styles from './decision.module.css';
import { decisionKeys, decisionSchema, type DecisionValues, noDecision } from './decision-values.ts';
import { MailPreview } from './mail-preview.tsx';
import { RadioGroup } from './radio-group.tsx';
import { reasonLabel, reasons } from './reasons.ts';
import { type RejectableItem, rejectionScopeKey } from './rejection-scope.ts';
import { TextArea } from './text-area.tsx';

interface DecisionFormProps {
  /** What is sent: an item has one for each language that is decided on. */
  items: readonly DecidedItem[];
  /** The same as the list has them. */
  rows: readonly RejectableItem[];
  /** Fields of the record, of which the comment for the author may be about one. */
  fields?: readonly { readonly key: string; readonly label: string }[];
  /** The decisions that may be taken. */
  allowed: readonly PasserelleDecision[];
  /** Title of the only item: the frame confirms the decision. Without it, the screen lists the results. */
  about?: string;
  /** Each item has its result: decided on, or refused for itself. */
  onResults: (results: readonly DecidedResult[], decision: PasserelleDecision) => void;
}

const noFields: NonNullable<DecisionFormProps['fields']> = [];

/** A decision with what explains it. */
export function DecisionForm({
  items,
  rows,
  fields = noFields,
  allowed,
  about,
  onResults,
}: DecisionFormProps) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const problemText = useProblemText();
  const isAltering = items.some((item) => item.status !== 'pending');
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, control, setError, formState } = useForm<DecisionValues>({
    defaultValues: noDecision,
    resolver: yupResolver(decisionSchema(isAltering)),
  });
  const values = useWatch({ control }) as DecisionValues;
  const { status, rejectionReason: reason } = values;
  const count = rows.length;
  const scope = rejectionScopeKey(rows);
  const [single] = count === 1 ? items : [];
  const errorOf = (name: keyof DecisionValues): string | undefined => {
    const code = formState.errors[name]?.message;
    if (code === undefined) return undefined;
    // The text of the catalogue is about comments that the author reads.
    if (name === 'note' && code === 'comment_required') return t('decide.noteRequired');
    return problemText(code);
  };

  async function submit(values: DecisionValues): Promise<void> {
    setProblem(undefined);
    const outcome = await decide(items, values, about);
    if (outcome.kind === 'decided') {
      onResults(outcome.results, values.status as PasserelleDecision);
      return;
    }
    if (outcome.kind === 'refused' && showFields(outcome.refusal, values)) return;
    setProblem(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
  }

  /** @returns whether each refused field is one of the form */
  function showFields({ fields }: Refusal, { status: decision }: DecisionValues): boolean {
    const named = fields.map(({ path, code }) => {
      const isNote = path === 'comment' && decision !== 'to_edit';
      return { name: isNote ? 'note' : path, code };
    });
    const ours = named.filter(({ name }) => Object.hasOwn(noDecision, name));
    for (const { name, code } of ours)
      setError(name as keyof DecisionValues, { message: code }, { shouldFocus: true });
    return ours.length > 0 && ours.length === fields.length;
  }

  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void handleSubmit(submit)(event)}>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <RadioGroup
        id={`${id}-status`}
        legend={t('decide.legend')}
        options={allowed.map((value) => ({
          value,
          label: t(decisionKeys[value]),
          hint: value === 'rejected' && scope ? t(scope, { count }) : undefined,
        }))}
        error={errorOf('status')}
        field={register('status')}
      />
      {status === 'rejected' && (
        <RadioGroup
          id={`${id}-reason`}
          legend={t('decide.reason')}
          hint={t('decide.reasonHint')}
          options={reasons.map((value) => ({ value, label: reasonLabel(value, language) }))}
          error={errorOf('rejectionReason')}
          field={register('rejectionReason')}
        />
      )}
      {status === 'rejected' && reason === 'other' && (
        <TextArea
          id={`${id}-other`}
          label={t('decide.other')}
          hint={t('decide.otherHint')}
          error={errorOf('rejectionText')}
          field={register('rejectionText')}
        />
      )}
      {status === 'to_edit' && (
        <TextArea
          id={`${id}-comment`}
          label={t('decide.comment')}
          hint={t('decide.commentHint')}
          error={errorOf('comment')}
          field={register('comment')}
        />
      )}
      {status === 'to_edit' && fields.length > 0 && (
        <FieldFrame
          id={`${id}-field`}
          label={t('decide.field')}
          optional={t('optional')}
          hint={t('decide.fieldHint')}
          error={errorOf('field')}
        >
          {(described) => (
            <select {...described} {...register('field')} id={`${id}-field`} className={formStyles['input']}>
              <option value="">{t('decide.noField')}</option>
              {fields.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      {status !== '' && status !== 'to_edit' && (
        <TextArea
          id={`${id}-note`}
          label={t('decide.note')}
          {...(!isAltering && { optional: t('optional') })}
          hint={t('decide.noteHint')}
          error={errorOf('note')}
          field={register('note')}
        />
      )}
      {single && status !== '' && (
        <MailPreview item={single} values={values} whenValid={(show) => void handleSubmit(show)()} />
      )}
      <Button busy={formState.isSubmitting}>{t('decide.send', { count })}</Button>
    </form>
  );
}
