<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

/**
 * One kind of personal data. Each table of the plugin with personal data belongs to one implementation: a test compares them
 * with the database.
 */
interface PersonalRecords
{
    /** Name of its file in the export, for example "sessions". */
    public function key(): string;

    /** @return list<string> its tables of the plugin, without prefixes */
    public function tables(): array;

    /**
     * All stored data about the person, without secrets and without data about others.
     *
     * @return iterable<array<string, mixed>>
     */
    public function of(int $userId): iterable;

    /** Deletes or anonymises the data, within the transaction that deletes the account. */
    public function erase(Erasure $erasure): void;
}
