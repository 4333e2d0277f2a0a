<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Passerelle\Languages\Lang;

/** Which letters an address gets. */
final readonly class Choice
{
    /**
     * @param list<int> $sectorIds term ids; empty: all sectors
     * @param list<int> $countryIds term ids; empty: all countries
     */
    public function __construct(public Lang $language, public array $sectorIds = [], public array $countryIds = [])
    {
    }

    public function equals(self $other): bool
    {
        return get_object_vars($this) === get_object_vars($other);
    }
}
