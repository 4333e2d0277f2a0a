<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeImmutable;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/**
 * Compares a hash with a receipt number, for anybody: that of the application or of one of its files, as the receipt lists them.
 * An unknown number, another hash and a withdrawn application get the same answer.
 */
final readonly class CheckReceipt
{
    private const HASH = '/^[0-9a-f]{64}$/D';

    public function __construct(
        private SnapshotStore $snapshots,
        private Throttle $throttle,
        #[Limit('receipts', 'checksPerHour')] private int $allowed,
    ) {
    }

    /**
     * @param string $number as people type it
     * @param string $sha256 in hexadecimal digits
     * @param string $address of who asks
     * @return DateTimeImmutable|null when it was sent; null: no match
     * @throws DomainError rate_limited · invalid_fields, if one of both is missing
     */
    public function __invoke(string $number, string $sha256, string $address): ?DateTimeImmutable
    {
        $this->throttle->count("receipts:{$address}", $this->allowed, Limit::PER_HOUR);
        $missing = array_keys(array_filter(['number' => trim($number), 'sha256' => trim($sha256)], static fn (string $text): bool => $text === ''));
        if ($missing !== []) {
            throw DomainError::invalid(array_map(static fn (string $field): FieldError => new FieldError($field, 'required'), $missing));
        }
        $known = ReceiptNumber::read($number);
        $hash = strtolower(trim($sha256));

        return $known === null || preg_match(self::HASH, $hash) !== 1 ? null : $this->snapshots->matching($known, $hash);
    }
}
