<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Feed;

use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\DomainError;
use SensitiveParameter;

/** Secrets of the addresses of calendars: "user_serial_signature". Only the number of the valid one is stored. */
final readonly class FeedAddresses
{
    private const FORM = '/\A([1-9]\d{0,18})_([1-9]\d{0,9})_([0-9a-f]{64})\z/';

    public function __construct(private FeedStore $store, #[From(TokenKeys::class, 'derive', 'passerelle-favourites-calendar')] private DerivedKeys $keys)
    {
    }

    /** @return string|null null: the person has no address */
    public function secretOf(int $userId): ?string
    {
        $serial = $this->store->serialOf($userId);

        return $serial === null ? null : $this->sign($userId, $serial);
    }

    /**
     * @return int whose calendar it is
     * @throws DomainError not_found: not one of ours · link_expired: it was replaced or revoked
     */
    public function read(#[SensitiveParameter] string $secret): int
    {
        if (preg_match(self::FORM, $secret, $parts) !== 1 || !$this->keys->verify("{$parts[1]}_{$parts[2]}", $parts[3])) {
            throw DomainError::notFound();
        }
        $userId = (int) $parts[1];

        return $this->store->serialOf($userId) === (int) $parts[2] ? $userId : throw new DomainError('link_expired');
    }

    private function sign(int $userId, int $serial): string
    {
        $text = "{$userId}_{$serial}";

        return "{$text}_{$this->keys->sign($text)}";
    }
}
