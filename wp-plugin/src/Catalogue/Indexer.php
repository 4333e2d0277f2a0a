<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Record;

/** Keeps the index in step with posts, in the transaction that changes them: neither can be saved without the other. */
final readonly class Indexer implements ContentListener
{
    public function __construct(private Entries $entries, private EntryStore $store)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if ($change->after === null) {
            $this->store->remove([$change->record()->id]);
            return;
        }
        $this->index($change->after);
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
}
