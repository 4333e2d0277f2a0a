<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Remaining resources for the inspection of one file, against denial of service. */
final class Budget
{
    private const NANOSECONDS = 1_000_000_000;

    private int $unpacked = 0;
    private int $objects = 0;
    private readonly int $end;

    public function __construct(public readonly InspectionLimits $limits)
    {
        $this->end = hrtime(true) + $limits->seconds * self::NANOSECONDS;
    }

    /** Counts bytes that were decompressed or read again. @throws Refusal file_too_complex */
    public function spend(int $bytes): void
    {
        $this->unpacked += $bytes;
        if ($this->unpacked > $this->limits->unpackedBytes) {
            throw Refusal::complex("more than {$this->limits->unpackedBytes} bytes unpacked");
        }
        $this->checkTime();
    }

    /** @throws Refusal file_too_complex */
    public function countObject(): void
    {
        $this->objects++;
        if ($this->objects > $this->limits->objects) {
            throw Refusal::complex("more than {$this->limits->objects} objects");
        }
        $this->checkTime();
    }

    /** @throws Refusal file_too_complex */
    public function checkRatio(int $packed, int $unpacked): void
    {
        if ($unpacked > $this->limits->ratioFromBytes && $unpacked > $packed * $this->limits->ratio) {
            throw Refusal::complex("{$packed} bytes unpack to {$unpacked} or more");
        }
    }

    /** @throws Refusal file_too_complex */
    public function checkDepth(int $depth): void
    {
        if ($depth > $this->limits->depth) {
            throw Refusal::complex("nested deeper than {$this->limits->depth}");
        }
    }

    /** @throws Refusal file_too_complex */
    public function checkTime(): void
    {
        if (hrtime(true) > $this->end) {
            throw Refusal::complex("longer than {$this->limits->seconds} s");
        }
    }
}
