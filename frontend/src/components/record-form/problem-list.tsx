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
  return (
    <ul>
      {problems.map(({ path, code, message = problemText(code) }) => {
        const label = labelOf(path);
        // Problem that concerns no field of the form.
        if (label === undefined) return <li key={path}>{message}</li>;
        return (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(path);
              }}
            >
              {code === 'required' && isMissing ? label : `${label} — ${message}`}
            </a>
          </li>
        );
      })}
    </ul>
  );

  /** `Action 2, Fin` for `actions.1.endDate`. */
  function labelOf(path: string): string | undefined {
    const [name, row, column] = path.split('.');
    const field = fieldsOf(form).find(({ key }) => key === name);
    if (!field) return undefined;
    const cell = field.columns?.find(({ key }) => key === column);
    const whole = field.label[language];
    if (row === undefined) return whole;
    const item = field.item?.[language] ?? whole;
    return [`${item} ${Number(row) + 1}`, cell?.label[language]].filter(Boolean).join(', ');
  }
}
