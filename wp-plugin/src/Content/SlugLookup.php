<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Result of looking up a slug: moved to another slug (301), gone (410) or unknown (404). */
final readonly class SlugLookup
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
