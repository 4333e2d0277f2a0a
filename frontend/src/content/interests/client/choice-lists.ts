import formStyles from '../../../components/form/form.module.css';
import { interestFields } from '../../../../shared/forms/interests.ts';
import { foldText } from '../../../lib/fold-text.ts';
import { oneTabStop, resetTabStop } from '../../../lib/one-tab-stop.ts';

/** A filter field above the long list of countries: shows those that contain the typed text, and chosen ones. */
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
    text: foldText(row.textContent ?? ''),
    box: row.querySelector('input'),
  }));
  field.addEventListener('input', () => {
    const typed = foldText(field.value.trim());
    for (const { row, text, box } of rows) row.hidden = !text.includes(typed) && !box?.checked;
    resetTabStop(list);
  });
  // Enter looks for a country here; it does not send the form.
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  list.before(field);
}

/** The Tab key reaches each list of choices once, and passes it once. */
export function shortenTabOrder(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('fieldset > ul')) oneTabStop(list);
  for (const hint of root.querySelectorAll<HTMLElement>('[data-list-keys]')) hint.hidden = false;
}
