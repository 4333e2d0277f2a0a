<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Passerelle\Notices\NoticeKind;

/** Notices whose mails people time for each thing that they follow. They leave in digests, never more often than the preference of the kind. */
interface OwnTimings
{
    public function kind(): NoticeKind;

    /** Whether the person asked for such mails. */
    public function areMailed(int $userId): bool;

    /**
     * What notices are about, of the things that the person follows now.
     *
     * @param list<int> $noticeIds of the person
     * @return array<int, list<Followed>> by notice, in the order in which they were followed
     */
    public function of(int $userId, array $noticeIds): array;

    /** Null: the person does not follow it any more, or never did. */
    public function find(int $userId, int $id): ?Followed;

    /** Ends the mails about one of them. Called within a transaction. */
    public function stopOne(int $userId, Followed $followed): void;

    /** Ends all of them. Called within the transaction that stores the preference. */
    public function stop(int $userId): void;
}
