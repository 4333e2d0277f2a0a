/** Brings what makes the page's forms easier: at once, or with data-light when somebody uses one. */
const load = (): void => void import('./enhance-forms.ts').then(({ enhanceForms }) => enhanceForms());

if (document.documentElement.dataset['light'] === 'on') addEventListener('focusin', load, { once: true });
else if (document.querySelector('form[data-form]')) load();
