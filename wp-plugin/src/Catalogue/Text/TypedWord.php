<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

/** A word of a query. */
final readonly class TypedWord
{
    public function __construct(public string $typed, public string $folded)
    {
    }
}
