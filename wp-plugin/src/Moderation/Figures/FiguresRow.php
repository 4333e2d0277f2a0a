<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

/** Figures of a month as a whole, of a type, or of a country. */
final readonly class FiguresRow
{
    /**
     * @param string $name key of the type, or ISO code; '' for the whole, and for what has no country
     * @param array<string, int> $counts by value of Figure
     * @param int $waited decisions whose waiting time is known
     * @param int|null $median seconds; null without any
     */
    public function __construct(public Dimension $dimension, public string $name, public array $counts, public int $waited, public ?int $median)
    {
    }
}
