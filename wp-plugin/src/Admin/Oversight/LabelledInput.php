<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Markup;

/** A control of a filter with its label. */
final class LabelledInput
{
    public static function of(string $id, string $label, string $control): string
    {
        return Markup::element('p', ['class' => 'passerelle-log-field'], Markup::text('label', $label, ['for' => $id]) . $control);
    }

    public static function input(string $id, string $label, string $name, string $type, string $value): string
    {
        return self::of($id, $label, Markup::element('input', ['type' => $type, 'name' => $name, 'id' => $id, 'value' => $value]));
    }

    /** @param array<string, string> $values */
    public static function hidden(array $values): string
    {
        $html = '';
        foreach ($values as $name => $value) {
            $html .= Markup::element('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return $html;
    }
}
