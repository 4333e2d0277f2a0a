<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Passerelle\Kernel\Text\PlainText;

/** The subset of HTML that is allowed in rich text. */
final class Html
{
    public static function sanitise(string $html): string
    {
        $allowed = AllowedHtml::get();
        $removed = implode('|', $allowed->removedWithContent);
        $html = (string) preg_replace("~<({$removed})\\b[^>]*>.*?(</\\1\\s*>|$)~is", '', wp_check_invalid_utf8($html));

        // kses of WordPress before 7.1 does not know the name of this entity.
        $clean = wp_kses(str_replace('&apos;', '&#039;', $html), $allowed->elements, $allowed->protocols);

        return PlainText::trim(self::withPlainApostrophes($clean));
    }

    /** kses of WordPress 7.1 writes apostrophes in attributes as an entity. Between double quotes they need none; other tags stay as they are. */
    private static function withPlainApostrophes(string $html): string
    {
        return (string) preg_replace_callback(
            '~<[a-z][a-z0-9]*(?:\s+[\w-]+="[^"<>]*")+\s*/?>~i',
            static fn (array $tag): string => str_replace('&apos;', "'", $tag[0]),
            $html,
        );
    }

    /** The plain text, with collapsed spaces. */
    public static function toText(string $html): string
    {
        $spaced = (string) preg_replace('~</(p|h2|h3|h4|li|blockquote)>|<br\s*/?>~i', ' ', $html);
        $text = html_entity_decode(strip_tags($spaced), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return PlainText::collapse($text);
    }

    public static function isEmpty(string $html): bool
    {
        return self::toText($html) === '';
    }
}
