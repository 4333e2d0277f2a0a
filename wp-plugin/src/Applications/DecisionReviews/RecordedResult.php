<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use Passerelle\Applications\Submissions\SubmissionState;

/** A result of an application and its rank at an instant, as a correction records it. */
final readonly class RecordedResult
{
    /**
     * @param int $place on the waiting list; 0: not on it
     * @param string $amount awarded, in digits; '': none
     * @param int|null $rank null: not ranked
     * @param int $ranked number of applications that were ranked
     */
    public function __construct(
        public SubmissionState $state,
        public int $place = 0,
        public string $amount = '',
        public string $currency = '',
        public ?int $rank = null,
        public int $ranked = 0,
    ) {
    }

    /** @return array<string, mixed> as the API shows it */
    public function data(): array
    {
        return [
            'amount' => $this->amount === '' ? null : $this->amount,
            'currency' => $this->currency === '' ? null : $this->currency,
            'place' => $this->place === 0 ? null : $this->place,
            'rank' => $this->rank,
            'ranked' => $this->ranked,
            'state' => $this->state->value,
        ];
    }

    /** @param array<array-key, mixed> $data */
    public static function of(array $data): self
    {
        return new self(
            SubmissionState::from(self::text($data, 'state')),
            self::number($data, 'place') ?? 0,
            self::text($data, 'amount'),
            self::text($data, 'currency'),
            self::number($data, 'rank'),
            self::number($data, 'ranked') ?? 0,
        );
    }

    /** @param array<array-key, mixed> $data */
    private static function text(array $data, string $name): string
    {
        return is_string($data[$name] ?? null) ? $data[$name] : '';
    }

    /** @param array<array-key, mixed> $data */
    private static function number(array $data, string $name): ?int
    {
        return is_int($data[$name] ?? null) ? $data[$name] : null;
    }
}
