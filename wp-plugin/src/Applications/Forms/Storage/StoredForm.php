<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Storage;

use DateTimeImmutable;
use Passerelle\Applications\Stage;

/** The form of a stage as it is composed. */
final readonly class StoredForm
{
    /**
     * @param int $version counts the saves; 0: nothing is stored yet
     * @param string $document JSON
     * @param int $published number of the published version; 0: none
     */
    public function __construct(
        public Stage $stage,
        public int $version,
        public string $document,
        public int $published,
        public ?DateTimeImmutable $changedAt,
    ) {
    }
}
