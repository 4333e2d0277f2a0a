// Filters long lists of checkboxes: countries, sectors.
(() => {
  // Ignores accents and case: "senegal" finds "Sénégal".
  const fold = (text) =>
    text
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .replaceAll('’', "'")
      .toLowerCase();

  for (const field of document.querySelectorAll('.passerelle-checklist[data-passerelle-checklist]')) {
    const filter = field.querySelector('.passerelle-filter');
    const input = filter.querySelector('input');
    const status = filter.querySelector('[role=status]');
    const items = [...field.querySelectorAll('li')].map((item) => ({ item, text: fold(item.textContent) }));

    const count = () => {
      const chosen = field.querySelectorAll('input[type=checkbox]:checked').length;
      const visible = items.filter(({ item }) => !item.hidden).length;
      const parts = [status.dataset.chosen.replace('{count}', chosen)];
      if (input.value.trim() !== '') {
        parts.push(status.dataset.visible.replace('{count}', visible));
      }
      status.textContent = parts.join(', ');
    };

    input.addEventListener('input', () => {
      const words = fold(input.value.trim());
      for (const { item, text } of items) {
        item.hidden = !text.includes(words);
      }
      count();
    });
    input.addEventListener('keydown', (event) => {
      // Enter would submit the form.
      if (event.key === 'Enter') {
        event.preventDefault();
      }
    });
    field.addEventListener('change', count);
    filter.hidden = false;
    count();
  }
})();
