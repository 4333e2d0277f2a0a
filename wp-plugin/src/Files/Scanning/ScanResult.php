<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use Passerelle\Files\Inspection\Reason;

/** What an anti-virus says of a file. */
final readonly class ScanResult
{
    /** @param Reason|null $refusal null: nothing was found */
    private function __construct(public ?Reason $refusal)
    {
    }

    public static function clean(): self
    {
        return new self(null);
    }

    public static function infected(): self
    {
        return new self(Reason::Infected);
    }

    /** Larger than the anti-virus takes: nobody knows what is in it. */
    public static function tooLarge(): self
    {
        return new self(Reason::NotScanned);
    }
}
