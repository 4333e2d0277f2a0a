<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Newsletter\Subscribers\Subscriber;

/**
 * Ids of letters as mail servers know them, "newsletter-letter-signature": the first part of Message-ID. The signature covers the
 * mailbox, so that reports can be made up neither for other letters nor for a later address of the reader.
 */
final readonly class LetterIds
{
    private const FORM = '/\Anewsletter-([1-9]\d{0,18})-([0-9a-f]{32})\z/';
    private const LENGTH = 32;

    public function __construct(#[From(TokenKeys::class, 'derive', 'passerelle-newsletter-letters')] private DerivedKeys $keys)
    {
    }

    public function of(int $letterId, Subscriber $reader): string
    {
        return "newsletter-{$letterId}-{$this->keys->sign(self::text($letterId, $reader), self::LENGTH)}";
    }

    /** @return int|null id of the letter, not verified; null: not of a letter */
    public function letter(string $id): ?int
    {
        return preg_match(self::FORM, $id, $parts) === 1 ? (int) $parts[1] : null;
    }

    public function isOf(string $id, int $letterId, Subscriber $reader): bool
    {
        return preg_match(self::FORM, $id, $parts) === 1
            && (int) $parts[1] === $letterId
            && $this->keys->verify(self::text($letterId, $reader), $parts[2], self::LENGTH);
    }

    private static function text(int $letterId, Subscriber $reader): string
    {
        return "{$letterId}-" . strtolower($reader->email);
    }
}
