<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** The subset of HTML that is allowed in rich text. */
final class Html
{
    public static function sanitise(string $html): string
    {
        $allowed = AllowedHtml::get();
        $removed = implode('|', $allowed->removedWithContent);
        $html = (string) preg_replace("~<({$removed})\\b[^>]*>.*?(</\\1\\s*>|$)~is", '', wp_check_invalid_utf8($html));

        return trim(wp_kses($html, $allowed->elements, $allowed->protocols));
    }

    /** The plain text, with collapsed spaces. */
    public static function toText(string $html): string
    {
        $spaced = (string) preg_replace('~</(p|h2|h3|h4|li|blockquote)>|<br\s*/?>~i', ' ', $html);
        $text = html_entity_decode(strip_tags($spaced), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return trim((string) preg_replace('/[\s\x{00A0}]+/u', ' ', $text));
    }

    public static function isEmpty(string $html): bool
    {
        return self::toText($html) === '';
    }
}
