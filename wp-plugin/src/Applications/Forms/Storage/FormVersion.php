<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Storage;

use DateTimeImmutable;

/** A form as it was published. */
final readonly class FormVersion
{
    /** @param string $document JSON */
    public function __construct(public int $number, public string $document, public DateTimeImmutable $publishedAt)
    {
    }
}
