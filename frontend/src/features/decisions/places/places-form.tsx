import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePlaces } from '../../../../shared/config/calls/decision-calls.ts';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';
import styles from '../decisions.module.css';
import { saveFailure } from '../save-failure.ts';
import { CategoryFields } from './category-fields.tsx';
import type { Country } from './category-fields-props.ts';
import { isPlanned, type Placement, usePlaceNames } from './placement.ts';
import { categoryOf, type TypedCategory, typed, wholeNumber } from './typed-places.ts';

interface PlacesFormProps {
  placement: Placement;
  amount: DecisionsFieldsFragment['amount'];
  countries: readonly Country[];
}

/** Value of the choice that plans nothing; no id of a question begins so. */
const nothing = '-';

/** Which question names the categories, the cut-off, and the places of each. */
export function PlacesForm({ placement, amount, countries }: PlacesFormProps) {
  const { t } = useTranslation('decisions');
  const names = usePlaceNames(placement);
  const reread = useReread();
  const [question, setQuestion] = useState(isPlanned(placement) ? placement.question : nothing);
  const [cutOff, setCutOff] = useState(placement.cutOff === null ? '' : String(placement.cutOff));
  const [categories, setCategories] = useState<readonly TypedCategory[]>(placement.categories.map(typed));
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(placement.version > 0);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const errors = Object.fromEntries((refusal?.fields ?? []).map(({ path, message }) => [path, message]));
  const chosenNames = usePlaceNames({ ...placement, question });

  function choose(id: string): void {
    const choices = placement.questions.find((each) => each.id === id)?.choices.map((choice) => choice.id);
    const all = id === nothing ? [] : (choices ?? ['']);
    setQuestion(id);
    setCategories(all.map((each) => categoryOf(each)));
    setSaved(false);
  }

  function change(id: string, category: TypedCategory): void {
    setCategories((before) => before.map((each) => (each.id === id ? category : each)));
    setSaved(false);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setOutcome(undefined);
    const saved = await send(savePlaces, {
      callId: placement.callId,
      stage: placement.stage,
      version: placement.version,
      question: question === nothing ? '' : question,
      cutOff: cutOff.trim() === '' ? null : wholeNumber(cutOff),
      categories: categories.map(({ id, places, amount: ofPlace, minimums }) => ({
        id,
        places: wholeNumber(places),
        amount: ofPlace.trim().replace(',', '.'),
        minimums: minimums.map(({ count, question: about, source, value }) => ({
          count: wholeNumber(count),
          question: about,
          source,
          value,
        })),
      })),
    });
    if (saved.kind === 'done') await reread();
    setOutcome(saved);
    setBusy(false);
  }

  const failure = saveFailure(outcome, {
    unreachable: t('unreachable'),
    stale: t('places.stale'),
    problems: t('letters.problems'),
  });
  return (
    <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void save(event)}>
      <fieldset className={styles['form']} disabled={placement.isFrozen}>
        <legend className="visually-hidden">{t('placesTitle')}</legend>
        <FieldFrame
          id="places-question"
          label={t('places.question')}
          hint={t('places.questionHint')}
          error={errors['question']}
        >
          {(described) => (
            <select
              {...described}
              id="places-question"
              className={form['input']}
              value={question}
              onChange={({ target }) => choose(target.value)}
            >
              <option value={nothing}>{t('places.none')}</option>
              <option value="">{t('places.all')}</option>
              {placement.questions.map(({ id }) => (
                <option key={id} value={id}>
                  {t('places.byQuestion', { question: names.question(id) })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {categories.length > 0 && (
          <FieldFrame
            id="places-cut-off"
            label={t('places.cutOff')}
            hint={t('places.cutOffHint')}
            error={errors['cutOff']}
          >
            {(described) => (
              <input
                {...described}
                id="places-cut-off"
                type="number"
                min={0}
                max={100}
                className={form['input']}
                value={cutOff}
                onChange={({ target }) => {
                  setCutOff(target.value);
                  setSaved(false);
                }}
              />
            )}
          </FieldFrame>
        )}
        {categories.map((category, index) => (
          <CategoryFields
            key={category.id}
            name={chosenNames.category(category.id)}
            category={category}
            path={`categories.${index}`}
            errors={errors}
            currency={amount?.currency}
            placement={placement}
            countries={countries}
            onChange={(changed) => change(category.id, changed)}
          />
        ))}
      </fieldset>
      <FieldError id="places-failure" text={failure} isAlert />
      {!placement.isFrozen && (
        <div className={styles['actions']}>
          <Button busy={isBusy}>{t('letters.save')}</Button>
          <output className={styles['status']}>{isSaved ? t('letters.saved') : ''}</output>
        </div>
      )}
    </form>
  );
}
