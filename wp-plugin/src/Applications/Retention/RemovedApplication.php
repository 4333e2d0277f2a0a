<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;

/** An application that an administrator may restore, without applicant and answers. */
final readonly class RemovedApplication
{
    /**
     * @param string|null $number null: a draft
     * @param string|null $callTitle null: the call is gone
     * @param DateTimeImmutable $deletedAt when it is deleted for good
     */
    public function __construct(
        public int $id,
        public ?string $number,
        public ?string $callTitle,
        public DateTimeImmutable $removedAt,
        public DateTimeImmutable $deletedAt,
    ) {
    }
}
