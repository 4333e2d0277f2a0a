<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use Passerelle\Files\Inspection\Reason;

/** Result of a virus scan. */
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

    /** Too large for the scanner, so not scanned. */
    public static function tooLarge(): self
    {
        return new self(Reason::NotScanned);
    }
}
