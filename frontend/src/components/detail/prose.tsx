import styles from './prose.module.css';

/** HTML that editors wrote; the content system lets only plain text markup through. */
export function Prose({ html }: { html: string | null | undefined }) {
  if (!html) return null;
  // oxlint-disable-next-line react/no-danger -- cleaned by the content system when it was saved
  return <div className={styles['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Plain text: an empty line begins a paragraph. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <div className={styles['prose']}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
