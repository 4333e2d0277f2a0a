<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Kernel\Text\PlainText;

/** Builds HTML and escapes everything except $content of element(). */
final class Markup
{
    private const VOID = ['input', 'img', 'br', 'hr', 'link'];

    /** @param array<string, string|int|bool|null> $attributes null and false omit it, true writes it without a value */
    public static function element(string $name, array $attributes = [], string $content = ''): string
    {
        $open = "<{$name}" . self::attributes($attributes) . '>';

        return in_array($name, self::VOID, true) ? $open : "{$open}{$content}</{$name}>";
    }

    /** @param array<string, string|int|bool|null> $attributes */
    public static function text(string $name, string $text, array $attributes = []): string
    {
        return self::element($name, $attributes, PlainText::escape($text));
    }

    /** @param array<string, string|int|bool|null> $attributes */
    private static function attributes(array $attributes): string
    {
        $html = '';
        foreach ($attributes as $name => $value) {
            if ($value === true) {
                $html .= " {$name}";
            } elseif ($value !== null && $value !== false) {
                $html .= " {$name}=\"" . PlainText::escape((string) $value) . '"';
            }
        }

        return $html;
    }

    /**
     * @param array<array-key, string> $options value => label
     * @param array<string, string|int|bool|null> $attributes
     */
    public static function select(array $options, string $selected, array $attributes): string
    {
        return self::element('select', $attributes, self::options($options, $selected));
    }

    /** @param array<array-key, string> $options value => label */
    public static function options(array $options, string $selected): string
    {
        $html = '';
        foreach ($options as $value => $label) {
            $html .= self::text('option', $label, ['value' => (string) $value, 'selected' => (string) $value === $selected]);
        }

        return $html;
    }
}
