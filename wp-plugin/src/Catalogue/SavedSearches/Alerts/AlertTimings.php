<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\OwnTimings;

/** Each saved search has its own alert; who stops the mails ends all of them. */
final readonly class AlertTimings implements OwnTimings
{
    public function __construct(private SearchStore $searches)
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

    public function stop(int $userId): void
    {
        $this->searches->endAlerts($userId);
    }
}
