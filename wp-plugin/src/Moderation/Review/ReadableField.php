<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Review;

/** A field of a record for reading. */
final readonly class ReadableField
{
    /**
     * @param string $kind of FieldKind
     * @param list<string> $values names and labels in the reader's language, texts in the record's; a row of several columns is one text
     * @param list<int> $imageIds files among the values that are pictures
     */
    public function __construct(public string $key, public string $kind, public string $label, public array $values, public array $imageIds = [])
    {
    }
}
