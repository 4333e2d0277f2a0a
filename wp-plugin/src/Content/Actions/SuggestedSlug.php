<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Model\ContentType;

/** The slug that a title suggests. */
final class SuggestedSlug
{
    /** @return string the name of the type for a title without letters and digits of the Latin alphabet */
    public static function of(string $title, ContentType $type, int $max): string
    {
        $ascii = strtolower(remove_accents(str_replace(["\u{2019}", "'"], '-', $title)));
        $slug = trim((string) preg_replace('/[^a-z0-9]+/', '-', $ascii), '-');
        if (strlen($slug) > $max) {
            $slug = (string) preg_replace('/-[^-]*$/', '', substr($slug, 0, $max));
        }

        return $slug === '' ? str_replace('_', '-', $type->value) : $slug;
    }
}
