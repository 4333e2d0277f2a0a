<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/** How applications are spread among reviewers. */
final readonly class Spread
{
    /**
     * @param array<int, list<int>> $reviewers user ids by application, without those that were fixed
     * @param array<int, int> $missing how many reviewers an application lacks, by application; only those that lack some
     * @param array<int, int> $loads number of applications by user id, fixed ones included
     */
    public function __construct(public array $reviewers, public array $missing, public array $loads)
    {
    }

    public function difference(): int
    {
        return $this->loads === [] ? 0 : max($this->loads) - min($this->loads);
    }
}
