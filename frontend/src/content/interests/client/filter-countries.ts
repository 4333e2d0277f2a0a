import formStyles from '../../../components/form/form.module.css';
import { interestFields } from '../../../../shared/forms/interests.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A field above the long list of countries: it leaves those that hold what is typed, and those that are chosen. */
export function filterCountries(root: ParentNode, label: string): void {
  const list = root.querySelector(`input[name="${interestFields.countryIds}"]`)?.closest('ul');
  if (!list) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = formStyles['input'] ?? '';
  field.placeholder = label;
  field.setAttribute('aria-label', label);
  const rows = [...list.querySelectorAll('li')].map((row) => ({
    row,
    text: fold(row.textContent ?? ''),
    box: row.querySelector('input'),
  }));
  field.addEventListener('input', () => {
    const typed = fold(field.value.trim());
    for (const { row, text, box } of rows) row.hidden = !text.includes(typed) && !box?.checked;
  });
  // Enter looks for a country here; it does not send the form.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  list.before(field);
}
