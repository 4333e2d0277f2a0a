<?php

declare(strict_types=1);

namespace Passerelle\Languages;

/** The two languages of the platform. French is the default. */
enum Lang: string
{
    case French = 'fr';
    case English = 'en';

    public const DEFAULT = self::French;

    public function other(): self
    {
        return $this === self::French ? self::English : self::French;
    }

    public function locale(): string
    {
        return $this === self::French ? 'fr_FR' : 'en_US';
    }
}
