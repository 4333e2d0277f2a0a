<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

/** What of a reviewer can be in conflict with an application. */
final readonly class ReviewerFacts
{
    /**
     * @param string $email normalised
     * @param list<int> $structures group ids that the person belongs to
     * @param list<int> $partners group ids of structures named together with one of these
     */
    public function __construct(public int $userId, public string $email, public array $structures, public array $partners)
    {
    }
}
