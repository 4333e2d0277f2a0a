import { Paragraphs } from '../../content/detail/prose.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import type { Call } from './call.ts';
import styles from './call.module.css';

export function Criteria({ criteria }: { criteria: Call['eligibility'] }) {
  return (
    <ul className={styles['criteria']}>
      {criteria.map(({ title, subtitle }) => (
        <li key={title}>
          <Icon name="check" />
          <strong>{title}</strong>
          {subtitle && <span>{subtitle}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Native disclosures: they open without script and print in their current state. */
export function Questions({ questions }: { questions: Call['faq'] }) {
  return (
    <div className={styles['questions']}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <div>
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Who was selected, has confirmed and agrees to be shown. */
export function Results({ results }: { results: Call['publicResults'] }) {
  return (
    <ul className={styles['emitters']}>
      {results.map(({ name, title, country }) => (
        <li key={`${name} ${title}`}>
          <div>
            <h3>{name}</h3>
            {(title ?? country) && <p>{[title, country].filter(Boolean).join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Emitters({ emitters }: { emitters: Call['emitters'] }) {
  return (
    <ul className={styles['emitters']}>
      {emitters.map(({ name, description, logo }) => (
        <li key={name}>
          {logo && <Picture image={logo} sizes="96px" className={styles['logo']} />}
          <div>
            <h3>{name}</h3>
            <Paragraphs text={description} />
          </div>
        </li>
      ))}
    </ul>
  );
}
