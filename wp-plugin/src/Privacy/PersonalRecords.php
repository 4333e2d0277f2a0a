<?php

declare(strict_types=1);

namespace Passerelle\Privacy;

/**
 * One kind of record about people. Every table of the plugin that names a person is answered for by one of these: a test
 * compares them with the database.
 */
interface PersonalRecords
{
    /** Name of its file in what people download, for example "sessions". */
    public function key(): string;

    /** @return list<string> tables of the plugin that it answers for, without prefixes */
    public function tables(): array;

    /**
     * All that is kept about the person, without secrets, and without what is about somebody else.
     *
     * @return iterable<array<string, mixed>>
     */
    public function of(int $userId): iterable;

    /** Removes it, or what ties it to the person. Runs inside the transaction that ends the account. */
    public function erase(Erasure $erasure): void;
}
