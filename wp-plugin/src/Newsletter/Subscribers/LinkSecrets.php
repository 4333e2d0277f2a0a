<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DerivedKeys;
use SensitiveParameter;

/** Signed texts "subscriber-generation-signature". */
final readonly class LinkSecrets
{
    private const FORM = '/\A([1-9]\d{0,18})-([1-9]\d{0,9})-([0-9a-f]{64})\z/';

    public function __construct(#[From(TokenKeys::class, 'derive', 'passerelle-newsletter')] private DerivedKeys $keys)
    {
    }

    public function make(int $subscriberId, int $generation): string
    {
        $text = "{$subscriberId}-{$generation}";

        return "{$text}-{$this->keys->sign($text)}";
    }

    /** @return array{int, int}|null subscriber and generation; null: not one of ours */
    public function read(#[SensitiveParameter] string $secret): ?array
    {
        $isOurs = preg_match(self::FORM, $secret, $parts) === 1 && $this->keys->verify("{$parts[1]}-{$parts[2]}", $parts[3]);

        return $isOurs ? [(int) $parts[1], (int) $parts[2]] : null;
    }
}
