<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

/** Published figures of a month. */
final readonly class PublicMonth
{
    /**
     * @param string $month YYYY-MM
     * @param list<PublicRow> $types
     * @param list<PublicRow> $countries
     */
    public function __construct(public string $month, public PublicRow $total, public array $types, public array $countries)
    {
    }
}
