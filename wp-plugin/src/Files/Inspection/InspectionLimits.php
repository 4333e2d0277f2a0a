<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** Limits of the inspection of one file, from limits.json. */
#[Factory('from')]
final readonly class InspectionLimits
{
    /**
     * @param int $seconds of the whole inspection
     * @param int $unpackedBytes of the whole file
     * @param int $partBytes of what must be in memory at once, such as an object stream or an XML part
     * @param int $ratio unpacked bytes per packed byte of one stream or entry, checked beyond ratioFromBytes
     * @param int $ratioFromBytes unpacked size below which any ratio is harmless
     * @param int $objects of a PDF
     * @param int $entries of a ZIP container
     * @param int $depth of nested arrays and dictionaries, boxes, XML elements
     */
    public function __construct(
        public int $seconds,
        public int $unpackedBytes,
        public int $partBytes,
        public int $ratio,
        public int $ratioFromBytes,
        public int $objects,
        public int $entries,
        public int $depth,
    ) {
    }

    public static function from(Config $config): self
    {
        $limit = static fn (string $name): int => $config->limit('fileInspection', $name);

        return new self(
            $limit('seconds'),
            $limit('unpackedBytes'),
            $limit('partBytes'),
            $limit('ratio'),
            $limit('ratioFromBytes'),
            $limit('objects'),
            $limit('entries'),
            $limit('depth'),
        );
    }
}
