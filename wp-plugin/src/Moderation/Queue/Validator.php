<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

/** An account that decides. */
final readonly class Validator
{
    /** @param string|null $country main country, ISO code; null when it has none or decides for all */
    public function __construct(public int $id, public string $name, public ?string $country, public bool $isOfAllCountries)
    {
    }
}
