/** Loads the enhancements of forms: at once, or in the light version when a form is used. */
const load = (): void => void import('./enhance-forms.ts').then(({ enhanceForms }) => enhanceForms());

if (document.documentElement.dataset['light'] === 'on') addEventListener('focusin', load, { once: true });
else if (document.querySelector('form[data-form]')) load();
