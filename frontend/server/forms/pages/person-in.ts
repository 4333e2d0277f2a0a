import type { createUser } from '../../../shared/config/calls/auth-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import type { Posted } from '../form-page.ts';

/** A person and a new password, from the form of an account. */
export const personIn = ({ text }: Posted): BodyOf<typeof createUser> & { phone: string } => ({
  password: text('password'),
  passwordConfirm: text('passwordConfirm'),
  firstName: text('firstName'),
  lastName: text('lastName'),
  country: text('country'),
  phone: text('phone'),
  acceptTerms: text('acceptTerms') === ticked,
});
