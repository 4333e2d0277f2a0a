<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Accounts\Privacy\Records\AccountRecords;
use Passerelle\Accounts\Privacy\Records\ContentRecords;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Accounts\Privacy\Records\WordPressRecords;
use Passerelle\Kernel\Composition\From;

/** Finds what an erasure concerns, with the rules and the sources by which it is made and exported. */
final readonly class ErasureExtents
{
    /** Not counted: the account itself, content, which is counted by type, and what other plugins say. */
    private const APART = [AccountRecords::class, ContentRecords::class, WordPressRecords::class];

    /** @param list<PersonalRecords> $records those that are exported */
    public function __construct(#[From(RecordKinds::class, 'exported')] private array $records, private ContentRecords $content, private Structures $structures)
    {
    }

    public function of(int $userId): ErasureExtent
    {
        $groups = ['deleted' => [], 'published' => []];
        $handedOver = [];
        [$remove, $keep] = [$this->erasure($userId, PublishedItems::Remove), $this->erasure($userId, PublishedItems::Keep)];
        foreach ($this->content->ownedBy($userId) as $record) {
            $key = match (true) {
                $this->content->newOwnerOf($record, $remove) !== null => null,
                $this->content->newOwnerOf($record, $keep) !== null => 'published',
                default => 'deleted',
            };
            if ($key === null) {
                $handedOver[$record->groupId] ??= $record->title;
            } else {
                $groups[$key][$record->type->value][$record->groupId] = true;
            }
        }

        return new ErasureExtent(
            array_map(count(...), $groups['deleted']),
            array_map(count(...), $groups['published']),
            array_values($handedOver),
            $this->structures->onlyOwnedBy($userId),
            $this->others(static fn (PersonalRecords $records): iterable => $records->of($userId)),
        );
    }

    /**
     * @param string $email normalised
     * @return array<string, int> what carries an address without account, by its kind
     */
    public function ofAddress(string $email): array
    {
        return $this->others(static fn (PersonalRecords $records): iterable => $records instanceof AddressRecords ? $records->ofAddress($email) : []);
    }

    /**
     * @param callable(PersonalRecords): iterable<array<string, mixed>> $rows
     * @return array<string, int>
     */
    private function others(callable $rows): array
    {
        $counts = [];
        foreach ($this->records as $records) {
            if (!in_array($records::class, self::APART, true)) {
                $count = 0;
                foreach ($rows($records) as $row) {
                    $count++;
                }
                // Several implementations may share a key.
                $counts[$records->key()] = ($counts[$records->key()] ?? 0) + $count;
            }
        }

        return array_filter($counts, static fn (int $count): bool => $count > 0);
    }

    private function erasure(int $userId, PublishedItems $published): Erasure
    {
        return new Erasure($userId, $published, 0, 0);
    }
}
