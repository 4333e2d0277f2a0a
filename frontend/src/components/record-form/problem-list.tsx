import { memo } from 'react';
import { useSite } from '../../lib/site.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import { useProblemText } from '../../lib/record-form/use-problem-text.ts';
import { fieldId, useRecordFormParts } from './record-form-context.ts';

export interface ListedProblem {
  path: string;
  /** Said as it is; without one, the text of the code. */
  message?: string;
  code: string;
}

interface ProblemListProps {
  problems: readonly ListedProblem[];
  /** The title of the list already means empty fields. */
  isMissing?: boolean;
}

/** Problems, each a link to its field. */
export function ProblemList({ problems, isMissing = false }: ProblemListProps) {
  const { language } = useSite();
  const problemText = useProblemText();
  const { form, goTo } = useRecordFormParts();
  const fields = new Map(fieldsOf(form).map((field) => [field.key, field]));
  return (
    <ul>
      {problems.map(({ path, code, message }) => {
        const label = labelOf(path);
        const text = label !== undefined && isMissing && code === 'required' ? label : undefined;
        return (
          <Problem
            key={path}
            // Problem that concerns no field of the form.
            path={label === undefined ? undefined : path}
            text={text ?? [label, message ?? problemText(code)].filter(Boolean).join(' — ')}
            goTo={goTo}
          />
        );
      })}
    </ul>
  );

  /** `Action 2, Fin` for `actions.1.endDate`. */
  function labelOf(path: string): string | undefined {
    const [name = '', row, column] = path.split('.');
    const field = fields.get(name);
    if (!field) return undefined;
    const cell = field.columns?.find(({ key }) => key === column);
    const whole = field.label[language];
    if (row === undefined) return whole;
    const item = field.item?.[language] ?? whole;
    return [`${item} ${Number(row) + 1}`, cell?.label[language]].filter(Boolean).join(', ');
  }
}

interface ProblemProps {
  path: string | undefined;
  text: string;
  goTo: (path: string) => void;
}

/** The list is made anew with each key: what stays the same in it is not rendered again. */
const Problem = memo(function Problem({ path, text, goTo }: ProblemProps) {
  if (path === undefined) return <li>{text}</li>;
  return (
    <li>
      <a
        href={`#${fieldId(path)}`}
        onClick={(event) => {
          event.preventDefault();
          goTo(path);
        }}
      >
        {text}
      </a>
    </li>
  );
});
