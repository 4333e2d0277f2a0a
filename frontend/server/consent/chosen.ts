import { type ConsentCategory, consentCategories } from '../../src/lib/consent.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * What a form of ours asks for: `choice` is all, none, or some with a field for each category.
 * @throws AppError malformed_request
 */
export function chosenIn(form: URLSearchParams): ConsentCategory[] {
  const choice = form.getAll('choice');
  switch (choice.length === 1 ? choice[0] : undefined) {
    case 'all':
      return [...consentCategories];
    case 'none':
      return [];
    case 'some':
      return consentCategories.filter((category) => form.get(category) === 'on');
    default:
      throw new AppError('malformed_request', { detail: 'choice' });
  }
}
