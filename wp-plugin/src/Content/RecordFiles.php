<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What forms show of the files of a record. */
interface RecordFiles
{
    /**
     * @param list<array{int, Field}> $uses ids in a record that the viewer may read, each with its field
     * @return list<array{id: int, mime: string, name: string, size: int}> those that exist and may be in their field, each once, in the same order
     */
    public function describe(array $uses): array;
}
