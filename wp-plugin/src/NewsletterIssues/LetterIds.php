<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues;

use Closure;
use Passerelle\Newsletter\Subscribers\Subscriber;

/**
 * Ids of letters as mail servers know them, "newsletter-letter-signature": the first part of Message-ID. The signature covers the
 * mailbox, so that reports can be made up neither for other letters nor for a later address of the reader.
 */
final readonly class LetterIds
{
    private const FORM = '/\Anewsletter-([1-9]\d{0,18})-([0-9a-f]{32})\z/';
    private const LENGTH = 32;

    /** @param Closure(): string $key read on demand, so that a site without keys can run */
    public function __construct(private Closure $key)
    {
    }

    public function of(int $letterId, Subscriber $reader): string
    {
        return "newsletter-{$letterId}-" . $this->sign($letterId, $reader);
    }

    /** @return int|null id of the letter, not verified; null: not of a letter */
    public function letter(string $id): ?int
    {
        return preg_match(self::FORM, $id, $parts) === 1 ? (int) $parts[1] : null;
    }

    public function isOf(string $id, int $letterId, Subscriber $reader): bool
    {
        return hash_equals($this->of($letterId, $reader), $id);
    }

    private function sign(int $letterId, Subscriber $reader): string
    {
        return substr(hash_hmac('sha256', "{$letterId}-" . strtolower($reader->email), ($this->key)()), 0, self::LENGTH);
    }
}
