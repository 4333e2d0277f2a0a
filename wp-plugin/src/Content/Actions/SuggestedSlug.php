<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Content\Model\ContentType;

/** The slug that a title suggests. */
final class SuggestedSlug
{
    /** @return string the name of the type for a title without letters and digits of the Latin alphabet */
    public static function of(string $title, ContentType $type, int $max): string
    {
        $slug = Folding::hyphenated($title);
        if (strlen($slug) > $max) {
            $slug = (string) preg_replace('/-[^-]*$/', '', substr($slug, 0, $max));
        }

        return $slug === '' ? str_replace('_', '-', $type->value) : $slug;
    }

    /** Whether a slug is the one that the title suggests, with a number or without: its owner has chosen no other. */
    public static function isOf(string $slug, string $title, ContentType $type, int $max): bool
    {
        $suggested = self::of($title, $type, $max);
        $number = preg_match('/-(\d+)$/', $slug, $found) === 1 ? (int) $found[1] : 0;

        return $slug === $suggested || $slug === UniqueSlugs::numbered($suggested, $number, $max);
    }
}
