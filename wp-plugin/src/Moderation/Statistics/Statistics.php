<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

/** What administrators read about the work of validators. */
final readonly class Statistics
{
    /**
     * @param non-empty-list<StatisticsRow> $types every moderated type
     * @param list<StatisticsRow> $countries that have a figure, in alphabetical order of their codes
     * @param list<ValidatorRow> $validators who decided something, most decisions first
     * @param array<string, int> $decisions by value of Decision, without those that altered a final one
     * @param array<string, int> $reasons by value of RejectionReason
     */
    public function __construct(
        public Period $period,
        public array $types,
        public array $countries,
        public array $validators,
        public array $decisions,
        public array $reasons,
        public WaitingTime $waitingTime,
    ) {
    }

    /** @param callable(StatisticsRow): int $figure */
    public function total(callable $figure): int
    {
        return array_sum(array_map($figure, $this->types));
    }

    public function altered(): int
    {
        return array_sum(array_map(static fn (ValidatorRow $row): int => $row->altered, $this->validators));
    }
}
