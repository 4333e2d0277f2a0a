<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

/** Source of the values of a filter, and the content that has them. */
final readonly class FilterSource
{
    /**
     * @param string|null $field the content field that holds its values; null: computed by the index
     * @param list<string> $types the content types that it applies to, by ContentType value; empty: all
     * @param list<string> $values its values, if its row lists them
     */
    public function __construct(public ?string $field, public array $types, public array $values)
    {
    }
}
