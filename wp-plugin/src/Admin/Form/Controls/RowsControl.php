<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Closure;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\PeopleColumns;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Field;

/**
 * Repeated groups of values. The script adds, removes and moves rows; without it there is an empty row at the end, and rows
 * that were emptied are deleted.
 */
final readonly class RowsControl implements Control
{
    /** Placeholder for the number of a new row, replaced by the script. */
    private const NUMBER = '__row__';

    /** @param Closure(Field, list<string>, mixed, FormState, Field): string $column renders one value of a row */
    public function __construct(private Texts $texts, private Closure $column)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $rows = is_array($value) ? array_values(array_filter($value, is_array(...))) : [];
        $html = '';
        foreach ($rows as $number => $row) {
            $html .= $this->row($slot, $row, (string) $number, $number + 1, $form);
        }
        $spare = $this->row($slot, [], (string) count($rows), count($rows) + 1, $form, true);
        $isFull = $slot->field->max !== null && count($rows) >= $slot->field->max;

        return Markup::element('div', [
            'class' => 'passerelle-rows',
            'id' => $slot->id(),
            'tabindex' => '-1',
            'data-passerelle-rows' => count($rows) + 1,
            'data-max' => $slot->field->max,
            'data-item' => $this->texts->get('rows.item', ['field' => $slot->label]),
            'data-added' => $this->texts->get('rows.added'),
            'data-removed' => $this->texts->get('rows.removed'),
            'data-moved' => $this->texts->get('rows.moved'),
            'data-full' => $this->texts->get('rows.full', ['max' => $slot->field->max ?? 0]),
        ], Markup::element('ol', ['class' => 'passerelle-rows-list'], $html . ($isFull ? '' : $spare))
            . Markup::element('input', ['type' => 'hidden', 'name' => $slot->name('present'), 'value' => '1'])
            . Markup::element('template', [], $this->row($slot, [], self::NUMBER, 0, $form))
            . Markup::text('button', $this->texts->get('rows.add'), ['type' => 'button', 'class' => 'button', 'data-row-add' => true, 'hidden' => true])
            . Markup::element('span', ['class' => 'screen-reader-text', 'role' => 'status']));
    }

    public function isGroup(): bool
    {
        return true;
    }

    /** @param array<array-key, mixed> $row */
    private function row(Slot $slot, array $row, string $key, int $position, FormState $form, bool $isSpare = false): string
    {
        $columns = '';
        foreach (PeopleColumns::columns($slot->field) as $column) {
            $columns .= ($this->column)($column, [...$slot->path, $key], $row[$column->key] ?? null, $form, $slot->field);
        }
        $title = $this->texts->get('rows.item', ['field' => $slot->label, 'number' => $position]);

        return Markup::element('li', ['class' => 'passerelle-row', 'data-row' => true, 'data-spare' => $isSpare], Markup::element(
            'fieldset',
            [],
            Markup::text('legend', $title) . Markup::element('div', ['class' => 'passerelle-columns'], $columns),
        ) . $this->buttons($title));
    }

    private function buttons(string $title): string
    {
        $html = '';
        foreach (['up' => '↑', 'down' => '↓', 'remove' => '✕'] as $action => $sign) {
            $label = $this->texts->get("rows.{$action}");
            $html .= Markup::element('button', [
                'type' => 'button',
                'class' => 'button button-small',
                "data-row-{$action}" => true,
                'data-label' => $label,
                'aria-label' => "{$label} – {$title}",
                'title' => $label,
            ], Markup::text('span', $sign, ['aria-hidden' => 'true']));
        }

        return Markup::element('div', ['class' => 'passerelle-row-actions', 'hidden' => true], $html);
    }
}
