import { type ConsentCategory, consentCategories } from '../../shared/consent/consent.ts';
import { ticked } from '../../shared/forms/ticked.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * The choice of a consent form: `choice` is all, none, or some with a field for each category.
 * @throws AppError malformed_request
 */
export function chosenIn(form: URLSearchParams): ConsentCategory[] {
  const [choice, ...more] = form.getAll('choice');
  if (more.length === 0) {
    if (choice === 'all') return [...consentCategories];
    if (choice === 'none') return [];
    if (choice === 'some') return consentCategories.filter((category) => form.get(category) === ticked);
  }
  throw new AppError('malformed_request', { detail: 'choice' });
}
