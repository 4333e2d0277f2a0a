<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Content\FieldKind;

/** Texts of one line or several, addresses and days. */
final readonly class TextControl implements Control
{
    private const ROWS = 4;
    /** Longer sentences are read and corrected in two lines. */
    private const ONE_LINE = 150;

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $text = is_scalar($value) ? (string) $value : '';
        $attributes = [...$slot->attributes(), 'lang' => $slot->field->translated ? $form->language->value : null];
        $isLong = $slot->field->kind === FieldKind::LongText;
        if ($isLong || ($slot->field->kind === FieldKind::Text && $slot->field->max > self::ONE_LINE)) {
            return Markup::text('textarea', $text, [...$attributes, 'class' => 'large-text', 'rows' => $isLong ? self::ROWS : 2]);
        }

        return Markup::element('input', [...$attributes, 'value' => $text, ...$this->type($slot->field->kind)]);
    }

    public function isGroup(): bool
    {
        return false;
    }

    /**
     * Types that the browser checks itself would stop the form before the server can answer with everything at once.
     *
     * @return array<string, string>
     */
    private function type(FieldKind $kind): array
    {
        return match ($kind) {
            FieldKind::Date => ['type' => 'date', 'max' => '2199-12-31'],
            FieldKind::Email => ['type' => 'email', 'class' => 'regular-text', 'autocomplete' => 'off'],
            FieldKind::Number => ['type' => 'text', 'inputmode' => 'numeric', 'class' => 'small-text'],
            FieldKind::Url, FieldKind::YoutubeUrl => ['type' => 'url', 'class' => 'large-text', 'placeholder' => 'https://'],
            default => ['type' => 'text', 'class' => 'large-text'],
        };
    }
}
