<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What became of an address: moved to another slug (301), gone for good (410), or never known (404). */
final readonly class Whereabouts
{
    private function __construct(public bool $isGone, public ?string $slug)
    {
    }

    public static function unknown(): self
    {
        return new self(false, null);
    }

    public static function gone(): self
    {
        return new self(true, null);
    }

    public static function moved(string $slug): self
    {
        return new self(false, $slug);
    }
}
