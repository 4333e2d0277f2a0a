import { useTranslation } from 'react-i18next';
import { itemId, openColumnId, partId, useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';
import { orderField } from './document/document-values.ts';
import { findQuestion } from './document/edits.ts';
import type { PlacedProblem } from './document/places.ts';
import { useProblemMessage } from './use-at.ts';
import { useTextOf } from './use-text-of.ts';

/** What keeps the form from being published or saved, each a link to its question. */
export function ProblemLinks() {
  const { t } = useTranslation('formComposer');
  const { problems, toggle, focusNext, document } = useComposerParts();
  const messageOf = useProblemMessage();
  const textOf = useTextOf();
  // The screen itself says that it is empty.
  if (document.sections.length === 0) return null;
  if (problems.length === 0) return <p>{t('publication.complete')}</p>;
  return (
    <>
      <h3>{t('publication.problems', { count: problems.length })}</h3>
      <ul className={styles['changes']}>
        {problems.map((problem) => {
          const key = `${problem.field} ${problem.part} ${problem.code}`;
          const id = idOf(problem);
          if (id === undefined) return <li key={key}>{messageOf(problem)}</li>;
          return (
            <li key={key}>
              <a
                href={`#${itemId(id)}`}
                onClick={(event) => {
                  event.preventDefault();
                  toggle(id, true);
                  openColumn(id, problem.part);
                  focusNext(targetOf(id, problem.part));
                }}
              >
                {t('publication.problem', { name: nameOf(id), problem: messageOf(problem) })}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );

  /** Its fields are only there while it is open. */
  function openColumn(id: string, part: string): void {
    const [, index] = /^columns\.(\d+)\./.exec(part) ?? [];
    const question = findQuestion(document, id);
    if (index === undefined || !question || !('columns' in question)) return;
    const column = question.columns[Number(index)];
    if (column) toggle(openColumnId(id, column.id), true);
  }

  function nameOf(id: string): string {
    const section = document.sections.find((each) => each.id === id);
    return textOf(section?.label ?? findQuestion(document, id)?.label ?? {});
  }
}

const idOf = ({ field }: PlacedProblem): string | undefined =>
  field === orderField ? undefined : field.slice(field.indexOf(':') + 1);

/** The field of a problem, else its section or question. */
const targetOf = (id: string, part: string): string =>
  /^(?:|kind|id|questions)$/.test(part) ? itemId(id) : partId(id, part);
