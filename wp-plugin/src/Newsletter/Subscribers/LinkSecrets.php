<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Closure;
use SensitiveParameter;

/** Signed texts "subscriber-generation-signature". */
final readonly class LinkSecrets
{
    private const FORM = '/\A([1-9]\d{0,18})-([1-9]\d{0,9})-[0-9a-f]{64}\z/';

    /** @param Closure(): string $key read on demand, so that a site without keys can run, without sign-in */
    public function __construct(private Closure $key)
    {
    }

    public function make(int $subscriberId, int $generation): string
    {
        $text = "{$subscriberId}-{$generation}";

        return "{$text}-" . hash_hmac('sha256', $text, ($this->key)());
    }

    /** @return array{int, int}|null subscriber and generation; null: not one of ours */
    public function read(#[SensitiveParameter] string $secret): ?array
    {
        if (preg_match(self::FORM, $secret, $parts) !== 1) {
            return null;
        }
        [$subscriberId, $generation] = [(int) $parts[1], (int) $parts[2]];

        return hash_equals($this->make($subscriberId, $generation), $secret) ? [$subscriberId, $generation] : null;
    }
}
