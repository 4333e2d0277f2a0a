<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Catalogue\SavedSearches\Alerts\AlertStore;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Catalogue\SavedSearches\SearchTables;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Priority;

/** Searches that a person saved, and which items they were notified of. */
#[Priority(148)]
final readonly class SearchRecords implements PersonalRecords
{
    public function __construct(private SearchStore $searches, private AlertStore $alerts)
    {
    }

    public function key(): string
    {
        return 'saved-searches';
    }

    public function tables(): array
    {
        return [SearchTables::SEARCHES, SearchTables::ALERTS];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->searches->ofUser($userId) as $search) {
            yield [
                'name' => $search->name,
                'language' => $search->query->language->value,
                'search' => $search->query->json(),
                'alert' => $search->alert->value,
                'at' => Times::text($search->createdAt),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->alerts->forgetPerson($erasure->userId);
        $this->searches->forgetPerson($erasure->userId);
    }
}
