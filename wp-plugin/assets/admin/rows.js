// Adds, removes and moves the rows of repeated fields. Without script there is an empty row at the end of each.
(() => {
  const controls = 'input:not([type=hidden]):not([type=checkbox]), select, textarea';

  const isEmpty = (row) =>
    [...row.querySelectorAll(controls)].every((control) => control.value === '') && row.querySelector('input[type=checkbox]:checked') === null;

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

  for (const field of document.querySelectorAll('[data-passerelle-rows]')) {
    const list = field.querySelector('.passerelle-rows-list');
    const template = field.querySelector(':scope > template');
    const add = field.querySelector(':scope > [data-row-add]');
    const status = field.querySelector(':scope > [role=status]');
    const max = field.dataset.max === undefined ? Number.POSITIVE_INFINITY : Number(field.dataset.max);
    let next = Number(field.dataset.passerelleRows);

    const rows = () => [...list.children];

    const number = () => {
      for (const [index, row] of rows().entries()) {
        const title = fill(field.dataset.item, { number: index + 1 });
        row.querySelector('legend').textContent = title;
        for (const button of row.querySelectorAll('[data-label]')) {
          button.setAttribute('aria-label', `${button.dataset.label} – ${title}`);
        }
        row.querySelector('[data-row-up]').disabled = index === 0;
        row.querySelector('[data-row-down]').disabled = index === rows().length - 1;
      }
      add.disabled = rows().length >= max;
    };

    const focusFirst = (row) => row.querySelector(controls)?.focus();

    const prepare = (row) => {
      row.querySelector('.passerelle-row-actions').hidden = false;
    };

    add.addEventListener('click', () => {
      if (rows().length >= max) {
        status.textContent = field.dataset.full;
        return;
      }
      const holder = document.createElement('ol');
      holder.innerHTML = template.innerHTML.replaceAll('__row__', String(next));
      next += 1;
      const row = holder.firstElementChild;
      list.append(row);
      prepare(row);
      number();
      row.dispatchEvent(new CustomEvent('passerelle:added', { bubbles: true }));
      focusFirst(row);
      status.textContent = fill(field.dataset.added, { number: rows().length });
    });

    list.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-row-up], [data-row-down], [data-row-remove]') : null;
      const row = button?.closest('[data-row]');
      if (!button || row?.parentElement !== list) {
        return;
      }
      if (button.matches('[data-row-remove]')) {
        const neighbour = row.nextElementSibling ?? row.previousElementSibling;
        row.remove();
        number();
        (neighbour?.querySelector('[data-row-remove]') ?? add).focus();
        status.textContent = field.dataset.removed;
        return;
      }
      if (button.matches('[data-row-up]')) {
        row.previousElementSibling?.before(row);
      } else {
        row.nextElementSibling?.after(row);
      }
      number();
      (button.disabled ? row.querySelector('[data-row-up]:not(:disabled), [data-row-down]:not(:disabled)') : button)?.focus();
      status.textContent = fill(field.dataset.moved, { number: rows().indexOf(row) + 1 });
    });

    for (const row of rows()) {
      if (row.hasAttribute('data-spare') && isEmpty(row)) {
        row.remove();
      } else {
        prepare(row);
      }
    }
    add.hidden = false;
    number();
  }
})();
