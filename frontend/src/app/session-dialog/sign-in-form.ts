// The form comes as HTML from the sign-in page: its style sheets must be here.
import '../../components/form/form.module.css?client';
import '../../components/ui/button.module.css?client';

export { afterEditing } from './after-editing.ts';

export { signInAgain } from '../forms/sign-in-again.ts';
