<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Rows of people that name a structure which is in no directory: partners with the name of one. The person in such a row is its contact. */
final class NamedPartner
{
    public const KEY = 'partners';

    /**
     * @param string $key of the field of people
     * @param string $structureName of the row
     */
    public static function isStructure(string $key, string $structureName): bool
    {
        return $key === self::KEY && $structureName !== '';
    }
}
