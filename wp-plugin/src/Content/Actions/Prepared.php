<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

/** A save that was checked: what is written. */
final readonly class Prepared
{
    /** @param array<string, mixed> $values by field key, computed ones included; a key that is left out stays as it is */
    public function __construct(
        public array $values,
        public string $title,
        public string $slug,
    ) {
    }
}
