import styles from '../form.module.css';

export interface Line {
  text: string;
  /** Id of the field to go to. */
  field?: string;
}

const summaryOf = (form: HTMLFormElement): HTMLElement | null =>
  form.parentElement?.querySelector<HTMLElement>('[data-error-summary]') ?? null;

/** Removes the error summary. */
export function clearSummary(form: HTMLFormElement, prefix: string): void {
  summaryOf(form)?.remove();
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length).trim();
}

/** Shows the error summary as the server does, and focuses it. */
export function showSummary(form: HTMLFormElement, lines: readonly Line[], prefix: string): void {
  clearSummary(form, prefix);
  const summary = document.createElement('div');
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  summary.dataset['errorSummary'] = '';
  summary.className = styles['summary'] ?? '';
  const title = document.createElement('h2');
  title.textContent = form.dataset['summary'] ?? '';
  const list = document.createElement('ul');
  list.append(...lines.map((line) => item(line)));
  summary.append(title, list);
  form.before(summary);
  document.title = `${prefix} ${document.title}`;
  summary.focus();
  summary.scrollIntoView({ block: 'start' });
}

function item({ text, field }: Line): HTMLLIElement {
  const line = document.createElement('li');
  if (field === undefined) {
    line.textContent = text;
    return line;
  }
  const link = document.createElement('a');
  link.href = `#${field}`;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const control = document.getElementById(field);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  });
  line.append(link);
  return line;
}
