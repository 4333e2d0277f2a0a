<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Ranking;

use Passerelle\Catalogue\Candidate;

final readonly class Ranked
{
    /** @param non-empty-list<ReasonCode> $reasons the strongest first */
    public function __construct(public Candidate $candidate, public float $score, public array $reasons)
    {
    }
}
