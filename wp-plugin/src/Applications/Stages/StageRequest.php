<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

/** A stage of a call as a manager wants it. */
final readonly class StageRequest
{
    /**
     * @param int|null $number null: another one after the last
     * @param int $version that the person read; 0 for a new one
     * @param array<string, string> $names by language
     * @param string $opensAt in UTC, or in the zone of the call
     * @param string $closesAt likewise
     */
    public function __construct(
        public int $callId,
        public ?int $number,
        public int $version,
        public array $names,
        public string $opensAt,
        public string $closesAt,
    ) {
    }
}
