<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

/** What a person has confirmed before decisions are published. */
final readonly class PublicationRequest
{
    /**
     * @param array<string, int> $counts number of decisions by kind, those without any left out or 0
     * @param int $undecided number of eligible applications that stay without a decision
     * @param bool $leavesUndecided whether the person says that these stay undecided
     */
    public function __construct(public int $callId, public ?int $stage, public array $counts, public int $undecided, public bool $leavesUndecided)
    {
    }
}
