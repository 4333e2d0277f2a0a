<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** A repeated field of a type that lives in a table of its own, one value per group. */
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

    /** @param list<array<string, mixed>> $rows replace what the group had */
    public function write(int $groupId, array $rows): void;
}
