<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Kernel\Composition\Limit;

/** Days before and after the removal of an application, and how often its end is looked at. */
final readonly class RetentionTimes
{
    /**
     * @param int $firstNotice days before the removal
     * @param int $lastNotice days before the removal
     * @param int $recover days after it in which an administrator may restore the application
     * @param int $every hours: a call that is changed may move the end
     */
    public function __construct(
        #[Limit('applicationRetention', 'firstNoticeDays')] public int $firstNotice,
        #[Limit('applicationRetention', 'lastNoticeDays')] public int $lastNotice,
        #[Limit('applicationRetention', 'recoverDays')] public int $recover,
        #[Limit('applicationRetention', 'checkHours')] public int $every,
        #[Limit('applicationRetention', 'perRun')] public int $perRun,
    ) {
    }
}
