<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Record;

/** Writes records into the index. */
final readonly class Indexer
{
    public function __construct(private Entries $entries, private EntryStore $store)
    {
    }

    public function index(Record ...$records): void
    {
        $entries = $gone = [];
        foreach ($records as $record) {
            $entry = $this->entries->of($record);
            if ($entry === null) {
                $gone[] = $record->id;
            } else {
                $entries[] = $entry;
            }
        }
        $this->store->remove($gone);
        $this->store->put(...$entries);
    }

    /** @param list<int> $postIds */
    public function remove(array $postIds): void
    {
        $this->store->remove($postIds);
    }
}
