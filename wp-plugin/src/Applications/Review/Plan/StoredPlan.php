<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use DateTimeImmutable;
use Passerelle\Applications\Stage;

/** The plan of a stage, as it is stored. */
final readonly class StoredPlan
{
    /**
     * @param int $version counts the saves; 0: nothing is stored yet
     * @param string $document JSON
     * @param DateTimeImmutable|null $frozenAt instant of the first final score, after which it does not change
     * @param string $drawSeed orders what criteria leave equal; '': no draw yet
     */
    public function __construct(
        public Stage $stage,
        public int $version,
        public string $document,
        public ReviewPlan $plan,
        public ?DateTimeImmutable $frozenAt,
        public string $drawSeed,
    ) {
    }
}
