<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Closure;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Content\Field;

/** One value for each column. */
final readonly class MapControl implements Control
{
    /** @param Closure(Field, list<string>, mixed, FormState, Field): string $column renders one value */
    public function __construct(private Closure $column)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $html = '';
        foreach ($slot->field->columns as $column) {
            $html .= ($this->column)($column, $slot->path, is_array($value) ? $value[$column->key] ?? null : null, $form, $slot->field);
        }

        return Markup::element('div', ['class' => 'passerelle-columns', 'id' => $slot->id(), 'tabindex' => '-1'], $html);
    }

    public function isGroup(): bool
    {
        return true;
    }
}
