import styles from './decision-review.module.css';

/** A letter as it is sent. */
export function LetterText({ letter }: { letter: { language: string; subject: string; body: string } }) {
  return (
    <div className={styles['letter']} lang={letter.language}>
      <p className={styles['strong']}>{letter.subject}</p>
      <p className={styles['text']}>{letter.body}</p>
    </div>
  );
}
