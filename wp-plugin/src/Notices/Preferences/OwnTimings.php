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

    /** Ends all of them. Called within the transaction that stores the preference. */
    public function stop(int $userId): void;
}
