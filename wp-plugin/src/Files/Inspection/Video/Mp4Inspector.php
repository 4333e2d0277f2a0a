<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Video;

use Passerelle\Files\Inspection\Budget;
use Passerelle\Files\Inspection\Refusal;

/** MP4 (ISO/IEC 14496-12 and -14): boxes must cover the whole file, with a video track whose samples are in the file. */
final class Mp4Inspector
{
    private const BRANDS = ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'avc1', 'dash', 'M4V ', 'M4VH', 'M4VP', 'f4v ', 'MSNV'];
    private const TOP = [
        'ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'uuid', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'meta', 'pdin', 'emsg', 'prft', 'udta',
    ];
    private const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'dinf'];
    private const HEAD = 8;
    private const LONG_HEAD = 16;
    private const BRANDS_MAX = 64;
    private const DATA_MAX = 64;

    private bool $hasPicture = false;

    /** @var array<string, true> types of the top-level boxes */
    private array $top = [];

    public function __construct(private readonly Bytes $bytes, private readonly Budget $budget)
    {
    }

    /** @throws Refusal */
    public function inspect(): void
    {
        $this->walk(0, $this->bytes->size, 0);
        if (!isset($this->top['moov']) || (!isset($this->top['mdat']) && !isset($this->top['moof']))) {
            throw Refusal::corrupt('no film in it');
        }
        if (!$this->hasPicture) {
            throw Refusal::type('no picture track');
        }
    }

    private function walk(int $at, int $end, int $depth): void
    {
        $this->budget->checkDepth($depth);
        while ($at < $end) {
            $this->budget->countObject();
            [$type, $head, $size] = $this->box($at, $end);
            if ($depth === 0) {
                $this->top($type, $at, $head, $size);
            }
            match (true) {
                in_array($type, self::CONTAINERS, true) => $this->walk($at + $head, $at + $size, $depth + 1),
                $type === 'hdlr' => $this->handler($at + $head, $size - $head),
                $type === 'dref' => $this->references($at + $head, $at + $size),
                default => null,
            };
            $at += $size;
        }
    }

    /** @return array{string, int, int} type, header size and total size in bytes */
    private function box(int $at, int $end): array
    {
        $size = $this->bytes->number($at, 4);
        $type = $this->bytes->read($at + 4, 4);
        $head = self::HEAD;
        if ($size === 1) {
            [$head, $size] = [self::LONG_HEAD, $this->bytes->number($at + self::HEAD, 8)];
        } elseif ($size === 0) {
            $size = $end - $at;
        }
        if ($size < $head || $size > $end - $at) {
            throw Refusal::corrupt('a box that is longer than what it is in');
        }

        return [$type, $head, $size];
    }

    private function top(string $type, int $at, int $head, int $size): void
    {
        if (!in_array($type, self::TOP, true)) {
            throw Refusal::type('contents that are not MP4');
        }
        if ($at === 0) {
            $this->brands($type, $head, $size);
        }
        $this->top[$type] = true;
    }

    private function brands(string $type, int $head, int $size): void
    {
        $brands = $type === 'ftyp' && $size <= $head + 4 * self::BRANDS_MAX ? str_split($this->bytes->read($head, $size - $head), 4) : [];
        // The second is a version number.
        unset($brands[1]);
        if (array_intersect($brands, self::BRANDS) === [] || ($brands[0] ?? '') === 'qt  ') {
            throw Refusal::type('another relative of MP4');
        }
    }

    private function handler(int $at, int $size): void
    {
        $this->hasPicture = $this->hasPicture || ($size >= 12 && $this->bytes->read($at + 8, 4) === 'vide');
    }

    /** Samples are in this file (flag 1) or at a URL. */
    private function references(int $at, int $end): void
    {
        $count = $this->bytes->number($at + 4, 4);
        if ($count > self::DATA_MAX) {
            throw Refusal::complex("{$count} places of samples");
        }
        $at += self::HEAD;
        for ($index = 0; $index < $count; $index++) {
            [, $head, $size] = $this->box($at, $end);
            if (($this->bytes->number($at + $head, 4) & 1) === 0) {
                throw Refusal::active('samples that are elsewhere');
            }
            $at += $size;
        }
    }
}
