<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use DateTimeImmutable;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Until when those who run a call may ask for a completion. */
final readonly class CompletionPeriod
{
    /**
     * @param int $shortest seconds
     * @param int $longest seconds
     * @param int $textMax characters of what is said to those who answer
     */
    public function __construct(
        private Clock $clock,
        #[Limit('completions', 'shortestHours', Limit::PER_HOUR)] private int $shortest,
        #[Limit('completions', 'longestDays', Limit::PER_DAY)] private int $longest,
        #[Limit('completions', 'text')] public int $textMax,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function until(DateTimeImmutable $until): DateTimeImmutable
    {
        [$first, $last] = [$this->clock->now()->modify("+{$this->shortest} seconds"), $this->clock->now()->modify("+{$this->longest} seconds")];

        return match (true) {
            $until < $first => throw DomainError::invalid([new FieldError('until', 'date_too_early', ['min' => Times::text($first)])]),
            $until > $last => throw DomainError::invalid([new FieldError('until', 'date_too_late', ['max' => Times::text($last)])]),
            default => $until,
        };
    }

    public function now(): DateTimeImmutable
    {
        return $this->clock->now();
    }

    public function isOver(Completion $completion): bool
    {
        return $completion->isOver($this->clock->now());
    }
}
