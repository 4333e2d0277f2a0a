<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Pickers\PickerEndpoint;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\FieldKind;
use Passerelle\Languages\Lang;

/**
 * Records or accounts, searched by name. Selected items are checkboxes: unticking one removes it, with or without script.
 * Without script, the full name is looked up when the form is saved.
 */
final readonly class PickerControl implements Control
{
    public function __construct(private Texts $texts, private RecordSearch $records, private UserSearch $users)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $ids = array_values(array_map(intval(...), array_filter(is_array($value) ? $value : [$value], is_numeric(...))));

        return $this->html($slot, $ids, $form->searches[implode('.', $slot->path)] ?? '');
    }

    /**
     * @param list<int> $ids group ids, or ids of accounts
     * @param string $search search text without a match
     * @param Lang|null $language language of the titles; null: any
     * @param bool $isOrdered true when the order of the selected items can be changed
     */
    public function html(Slot $slot, array $ids, string $search, ?Lang $language = null, bool $isOrdered = false): string
    {
        $isUser = in_array($slot->field->kind, [FieldKind::User, FieldKind::Users], true);
        $labels = $isUser ? $this->users->labelsOf($ids) : $this->records->labelsOf($ids, $language);
        $chosen = '';
        foreach ($ids as $id) {
            $chosen .= $this->item($slot, (string) $id, $labels[$id] ?? $this->texts->get('picker.missing'));
        }
        $list = $slot->id('list');

        return Markup::element('div', [
            'class' => 'passerelle-picker',
            'data-passerelle-picker' => PickerEndpoint::address($isUser ? [] : $slot->field->targets),
            'data-many' => $slot->field->kind === FieldKind::Users || $slot->field->max !== null,
            'data-none' => $this->texts->get('picker.none'),
            'data-results' => $this->texts->get('picker.results'),
            'data-added' => $this->texts->get('picker.chosen'),
            'data-up' => $isOrdered ? $this->texts->get('rows.up') : null,
            'data-down' => $isOrdered ? $this->texts->get('rows.down') : null,
            'data-moved' => $isOrdered ? $this->texts->get('picker.moved') : null,
        ], Markup::element('ul', ['class' => 'passerelle-chosen'], $chosen)
            . Markup::element('template', [], $this->item($slot, '', ''))
            . Markup::element('input', [
                ...$slot->attributes(),
                'type' => 'text',
                'name' => $slot->name('search'),
                'value' => $search,
                'class' => 'regular-text',
                'autocomplete' => 'off',
                'aria-label' => "{$slot->label} – " . $this->texts->get($isUser ? 'picker.search.user' : 'picker.search'),
                'placeholder' => $this->texts->get($isUser ? 'picker.search.user' : 'picker.search'),
                'data-list' => $list,
            ])
            . Markup::element('ul', ['id' => $list, 'class' => 'passerelle-options', 'hidden' => true, 'role' => 'listbox', 'aria-label' => $slot->label])
            . Markup::element('span', ['class' => 'screen-reader-text', 'role' => 'status']));
    }

    public function isGroup(): bool
    {
        return true;
    }

    private function item(Slot $slot, string $id, string $label): string
    {
        $input = Markup::element('input', ['type' => 'checkbox', 'name' => $slot->name('id', ''), 'value' => $id, 'checked' => true]);

        return Markup::element('li', [], Markup::element('label', [], $input . ' ' . Markup::text('span', $label)));
    }
}
