<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

/** Published figures of a month as a whole, of a type, or of a country. */
final readonly class PublicRow
{
    /**
     * @param string $name key of the type, or ISO code; '' for the whole, and for what has no country
     * @param array<string, int|null> $counts by value of Figure; null: left out
     * @param int|null $median waiting time in seconds; null: left out, or nothing was decided
     */
    public function __construct(public string $name, public array $counts, public ?int $median)
    {
    }
}
