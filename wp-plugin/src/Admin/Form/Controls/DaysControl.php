<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;

/** Days, one on each line. */
final readonly class DaysControl implements Control
{
    private const ROWS = 4;

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $days = array_filter(is_array($value) ? $value : [], is_string(...));

        return Markup::text('textarea', implode("\n", $days), [...$slot->attributes(), 'rows' => self::ROWS, 'placeholder' => '2027-01-31']);
    }

    public function isGroup(): bool
    {
        return false;
    }
}
