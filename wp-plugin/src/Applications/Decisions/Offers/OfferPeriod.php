<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use DateTimeImmutable;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Decisions\Settings\EndOfDay;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Until when offers can be confirmed. */
final readonly class OfferPeriod
{
    /**
     * @param int $shortest seconds between the publication of an offer and its end
     * @param int $longest seconds
     */
    public function __construct(
        private Clock $clock,
        #[Limit('decisions', 'offerShortestHours', Limit::PER_HOUR)] private int $shortest,
        #[Limit('decisions', 'offerLongestDays', Limit::PER_DAY)] private int $longest,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function check(DateTimeImmutable $until): DateTimeImmutable
    {
        [$first, $last] = [$this->first(), $this->clock->now()->modify("+{$this->longest} seconds")];

        return match (true) {
            $until < $first => throw DomainError::invalid([new FieldError('confirmUntil', 'date_too_early', ['min' => Times::text($first)])]),
            $until > $last => throw DomainError::invalid([new FieldError('confirmUntil', 'date_too_late', ['max' => Times::text($last)])]),
            default => $until,
        };
    }

    /** Whether an offer that is published now would leave enough time to answer. */
    public function isLongEnough(DateTimeImmutable $until): bool
    {
        return $until >= $this->first();
    }

    /**
     * The end of an offer that is prepared now: as the settings say, and once that is too near, the end of a day some days later.
     *
     * @param string $zone of the call
     * @return DateTimeImmutable|null null: nothing was chosen yet
     */
    public function of(DecisionSettings $settings, string $zone): ?DateTimeImmutable
    {
        if ($settings->confirmUntil === null || $this->isLongEnough($settings->confirmUntil)) {
            return $settings->confirmUntil;
        }

        return EndOfDay::after($this->clock->now(), $settings->offerDays, $zone);
    }

    private function first(): DateTimeImmutable
    {
        return $this->clock->now()->modify("+{$this->shortest} seconds");
    }
}
