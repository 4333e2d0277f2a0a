<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;

/** A repeated field stored in a separate table, one value per group. */
interface Ledger
{
    public function type(): ContentType;

    /** The key of the field. */
    public function key(): string;

    /**
     * @param list<int> $groupIds
     * @return array<int, list<array<string, mixed>>> by group id; one query whatever their number
     */
    public function read(array $groupIds): array;

    /** @param list<array<string, mixed>> $rows replace the rows of the group */
    public function write(int $groupId, array $rows): void;
}
