<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

/** How long what was decided on had waited. */
final readonly class WaitingTime
{
    /**
     * @param int $count decisions on what waited
     * @param int|null $median seconds; null without any
     * @param int|null $ninetieth 90th percentile in seconds; null without any
     */
    public function __construct(public int $count, public ?int $median, public ?int $ninetieth)
    {
    }
}
