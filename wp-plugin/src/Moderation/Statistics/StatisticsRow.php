<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

/** Figures of a type or country. */
final readonly class StatisticsRow
{
    /**
     * @param string $name key of the type, or ISO code; '' for what has no country
     * @param int $waiting now
     * @param int $submitted in the period
     * @param int $decided in the period
     */
    public function __construct(public string $name, public int $waiting, public int $submitted, public int $decided)
    {
    }
}
