<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Catalogue\Catalogue;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\SavedSearches\SavedSearch;
use Passerelle\Content\PublicRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Rights\ViewerFactory;

/** Which of the items that appeared are news to whom, by the search itself. */
final readonly class FindNews
{
    public function __construct(
        private Catalogue $catalogue,
        private Limits $limits,
        private AlertStore $alerts,
        private Records $records,
        private PublicRecords $public,
        private ViewerFactory $viewers,
        private AccountState $accounts,
    ) {
    }

    /**
     * @param list<SavedSearch> $searches of the language of the arrivals
     * @return list<News> one for each person and item, whatever the number of their searches
     */
    public function among(Arrivals $arrivals, array $searches): array
    {
        $found = $this->found($arrivals, $searches);
        $raised = $this->alerts->raised(array_map(static fn (SavedSearch $each): int => $each->id, $searches), $arrivals->groupIds());
        $groups = null;
        $news = [];
        foreach ($searches as $search) {
            $items = array_diff($found[$search->fingerprint] ?? [], $raised[$search->id] ?? []);
            foreach ($items as $groupId) {
                $groups ??= $this->records->findGroups($arrivals->groupIds());
                $record = $groups[$groupId][$arrivals->language->value] ?? null;
                if ($record !== null && $search->createdAt < $arrivals->items[$groupId] && $this->isFor($search->userId, $record)) {
                    $news["{$search->userId} {$groupId}"][] = [$search, $record];
                }
            }
        }

        return array_map(static fn (array $each): News => News::of($each[0][1], array_map(static fn (array $one): SavedSearch => $one[0], $each)), array_values($news));
    }

    /**
     * Each search once, whoever saved it.
     *
     * @param list<SavedSearch> $searches
     * @return array<string, list<int>> groups by fingerprint
     */
    private function found(Arrivals $arrivals, array $searches): array
    {
        $queries = [];
        foreach ($searches as $search) {
            if ($arrivals->kind === ArrivalKind::Published || $search->query->dependsOnState()) {
                $queries[$search->fingerprint] ??= $search->query->query($this->limits);
            }
        }

        return $this->catalogue->among($queries, $arrivals->groupIds());
    }

    /** What a person published is no news to them. */
    private function isFor(int $userId, Record $record): bool
    {
        return $record->ownerId !== $userId && !$this->accounts->isDisabled($userId) && $this->public->isReadable($this->viewers->of($userId), $record);
    }
}
