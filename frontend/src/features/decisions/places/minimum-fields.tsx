import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { languages } from '../../../../shared/config/locales.ts';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import styles from '../decisions.module.css';
import type { CategoryFieldsProps } from './category-fields-props.ts';
import { usePlaceNames } from './placement.ts';
import { keyOf, type TypedMinimum } from './typed-places.ts';

/** Places that go to applications of one kind first: of a country, in a language, or with an answer that may be used for it. */
export function MinimumFields({
  name,
  category,
  path,
  errors,
  placement,
  countries,
  onChange,
}: CategoryFieldsProps) {
  const { t } = useTranslation('decisions');
  const names = usePlaceNames(placement);
  const { minimums } = category;
  const marked = placement.questions.filter(({ isMarked }) => isMarked);
  const offered: readonly Omit<TypedMinimum, 'count'>[] = [
    ...languages.map((value) => ({ source: 'language' as const, question: '', value })),
    ...marked.flatMap(({ id, choices }) =>
      choices.map((choice) => ({ source: 'question' as const, question: id, value: choice.id })),
    ),
    ...countries.map(({ isoCode }) => ({ source: 'country' as const, question: '', value: isoCode })),
  ];
  const free = offered.filter((each) => !minimums.some((other) => keyOf(other) === keyOf(each)));
  const set = (changed: readonly TypedMinimum[]): void => onChange({ ...category, minimums: changed });
  return (
    <>
      {minimums.map((minimum, index) => (
        <div key={keyOf(minimum)} className={styles['actions']}>
          <FieldFrame
            id={`${path}.minimums.${index}.count`}
            label={t('places.atLeast', { what: names.minimum(minimum) })}
            error={errors[`${path}.minimums.${index}.count`] ?? errors[`${path}.minimums.${index}.value`]}
          >
            {(described) => (
              <input
                {...described}
                id={`${path}.minimums.${index}.count`}
                type="number"
                min={1}
                max={limits.places.places}
                className={form['input']}
                value={minimum.count}
                onChange={({ target }) =>
                  set(minimums.map((each) => (each === minimum ? { ...each, count: target.value } : each)))
                }
              />
            )}
          </FieldFrame>
          <Button type="button" kind="quiet" onClick={() => set(minimums.filter((each) => each !== minimum))}>
            {t('places.remove')}
            <span className="visually-hidden"> {names.minimum(minimum)}</span>
          </Button>
        </div>
      ))}
      {minimums.length < limits.places.minimums && (
        <FieldFrame id={`${path}.add`} label={t('places.add', { name })} hint={t('places.addHint')}>
          {(described) => (
            <select
              {...described}
              id={`${path}.add`}
              className={form['input']}
              value=""
              onChange={({ target }) => {
                const chosen = free.find((each) => keyOf(each) === target.value);
                if (chosen) set([...minimums, { ...chosen, count: '1' }]);
              }}
            >
              <option value="">{t('places.choose')}</option>
              {free.map((each) => (
                <option key={keyOf(each)} value={keyOf(each)}>
                  {names.minimum(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </>
  );
}
