<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use Passerelle\Catalogue\SavedSearches\SearchLimits;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/**
 * Asks the saved searches for items that appeared, some of both at a time: the notices and how far the searches were asked are one
 * transaction, so that a stopped worker leaves nothing out.
 */
// Before the digests, which contain the notices.
#[Priority(25)]
final readonly class SendAlerts implements DueWork
{
    public function __construct(
        private ArrivalStore $arrivals,
        private SearchStore $searches,
        private FindNews $find,
        private AlertStore $alerts,
        private Notify $notify,
        private Transaction $transaction,
        private SearchLimits $limits,
    ) {
    }

    public function run(): int
    {
        $arrivals = $this->arrivals->next($this->limits->itemsPerRun);
        if ($arrivals === null) {
            return 0;
        }
        $searches = $this->searches->withAlert($arrivals->language, $arrivals->afterFingerprint, $arrivals->afterId, $this->limits->searchesPerRun);
        $news = $searches === [] ? [] : $this->find->among($arrivals, $searches);
        $last = count($searches) < $this->limits->searchesPerRun ? null : $searches[count($searches) - 1];
        $this->transaction->run(function () use ($arrivals, $news, $last): void {
            $isOurs = $last === null ? $this->arrivals->finish($arrivals) : $this->arrivals->advance($arrivals, $last->fingerprint, $last->id);
            foreach ($isOurs ? $news : [] as $each) {
                $noticeId = $this->notify->collected(NoticeKind::SearchAlert, $each->record, $each->userId(), $each->timing(), [SearchNotices::NAMES => $each->names()]);
                $this->alerts->add($each->searchIds(), $each->record->groupId, $noticeId ?? 0);
            }
        });

        return count($arrivals->items);
    }
}
