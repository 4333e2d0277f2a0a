import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { saveCallStage } from '../../../shared/config/calls/application-form-calls.ts';
import type { CallStagesFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../form/field-error.tsx';
import { FieldFrame } from '../form/field-frame.tsx';
import form from '../form/form.module.css';
import { useProblemFocus } from '../form/use-problem-focus.ts';
import { DayAndTimeFields } from '../instants/day-and-time.tsx';
import { Button } from '../ui/button.tsx';
import { useReread } from '../../graphql/client/reread.ts';
import type { Outcome } from '../../lib/api/sender.ts';
import { send } from '../../lib/api/send.ts';
import type { StageItem } from './stage-address.ts';
import styles from './stages.module.css';

interface StageFormProps {
  stages: CallStagesFieldsFragment;
  /** Undefined: a new one. */
  item: StageItem | undefined;
  onSaved: (number: number) => void;
  onCancel: () => void;
}

const names = ['nameFr', 'nameEn'] as const;
const dates = ['opensAt', 'closesAt'] as const;
const nameIn = (item: StageItem | undefined, language: string): string =>
  item?.names.find(({ name }) => name === language)?.value ?? '';

/** Name and dates of a stage after the first. */
export function StageForm({ stages, item, onSaved, onCancel }: StageFormProps) {
  const { t } = useTranslation('stages');
  const id = useId();
  const reread = useReread();
  const title = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState(() => ({
    nameFr: nameIn(item, 'fr'),
    nameEn: nameIn(item, 'en'),
    opensAt: item?.opensAt ?? '',
    closesAt: item?.closesAt ?? '',
  }));
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const errorOf = (path: string) => refusal?.fields.find((field) => field.path === path)?.message;
  useEffect(() => title.current?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setOutcome(undefined);
    const saved = await send(saveCallStage, {
      callId: stages.callId,
      ...(item && { stage: item.number }),
      version: item?.version ?? 0,
      ...values,
    });
    if (saved.kind !== 'unreachable') await reread();
    setBusy(false);
    setOutcome(saved);
    if (saved.kind === 'done') onSaved(item?.number ?? saved.data.items.length);
  }

  return (
    <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <h3 ref={title} tabIndex={-1}>
        {t(item ? 'fields.editTitle' : 'fields.addTitle')}
      </h3>
      {names.map((name) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          label={t(name === 'nameFr' ? 'fields.nameFr' : 'fields.nameEn')}
          hint={name === 'nameFr' ? t('fields.nameHint') : undefined}
          error={errorOf(name)}
        >
          {(described) => (
            <input
              {...described}
              id={`${id}-${name}`}
              className={form['input']}
              lang={name === 'nameFr' ? 'fr' : 'en'}
              maxLength={limits.callStages.name}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </FieldFrame>
      ))}
      {dates.map((name) => (
        <fieldset key={name} className={form['field']} data-invalid={errorOf(name) ? '' : undefined}>
          <legend>{t(name === 'opensAt' ? 'fields.opensAt' : 'fields.closesAt')}</legend>
          {name === 'opensAt' && (
            <p className={form['hint']} id={`${id}-opens-hint`}>
              {t('fields.opensHint')}
            </p>
          )}
          <FieldError id={`${id}-${name}-error`} text={errorOf(name)} />
          <DayAndTimeFields
            id={`${id}-${name}`}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value ?? '' })}
            zone={stages.zone ?? 'UTC'}
            isLast={name === 'closesAt'}
            isInvalid={errorOf(name) !== undefined}
            describedBy={`${name === 'opensAt' ? `${id}-opens-hint ` : ''}${id}-${name}-error`}
          />
        </fieldset>
      ))}
      <FieldError id={`${id}-failure`} text={failure()} isAlert />
      <div className={styles['actions']}>
        <Button busy={isBusy}>{t('fields.save')}</Button>
        <Button type="button" kind="quiet" onClick={onCancel}>
          {t('fields.cancel')}
        </Button>
      </div>
    </form>
  );

  function failure(): string | undefined {
    if (outcome === undefined || outcome.kind === 'done') return undefined;
    if (!refusal) return t('unreachable');
    if (refusal.code === 'stale_version') return t('fields.stale');
    return refusal.fields.length > 0 ? undefined : refusal.message;
  }
}
