<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Catalogue\SavedSearches\SavedSearch;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\Followed;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\OwnTimings;

/** Each saved search has its own alert; who stops the mails ends all of them. */
final readonly class AlertTimings implements OwnTimings
{
    public function __construct(private SearchStore $searches, private AlertStore $alerts)
    {
    }

    public function kind(): NoticeKind
    {
        return NoticeKind::SearchAlert;
    }

    public function areMailed(int $userId): bool
    {
        return $this->searches->hasAlerts($userId);
    }

    public function of(int $userId, array $noticeIds): array
    {
        $searches = $this->followed($userId);
        $of = [];
        foreach ($this->alerts->searchesOf($noticeIds) as $noticeId => $searchIds) {
            $of[$noticeId] = array_values(array_intersect_key($searches, array_flip($searchIds)));
        }

        return $of;
    }

    public function find(int $userId, int $id): ?Followed
    {
        return $this->followed($userId)[$id] ?? null;
    }

    public function stopOne(int $userId, Followed $followed): void
    {
        $this->searches->change($userId, $followed->id, $followed->name, MailTiming::Never);
        $this->alerts->withdraw($userId, $followed->id);
    }

    public function stop(int $userId): void
    {
        $this->searches->endAlerts($userId);
    }

    /** @return array<int, Followed> by id, the oldest first */
    private function followed(int $userId): array
    {
        $searches = array_reverse($this->searches->ofUser($userId));

        return array_combine(
            array_map(static fn (SavedSearch $each): int => $each->id, $searches),
            array_map(static fn (SavedSearch $each): Followed => new Followed($each->id, $each->name, $each->alert !== MailTiming::Never), $searches),
        );
    }
}
