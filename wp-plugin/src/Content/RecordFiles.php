<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What forms show of the files of a record. */
interface RecordFiles
{
    /**
     * @param list<int> $fileIds of a record that the viewer may read
     * @return list<array{id: int, mime: string, name: string, size: int}> those that exist, each once, in the same order
     */
    public function describe(array $fileIds): array;
}
