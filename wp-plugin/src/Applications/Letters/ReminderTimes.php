<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\Composition\Limit;

/** When referees are reminded. */
final readonly class ReminderTimes
{
    /**
     * @param int $before seconds before the deadline
     * @param int $every seconds until an open letter is looked at again
     * @param int $perRun letters
     */
    public function __construct(
        #[Limit('letters', 'remindHours', Limit::PER_HOUR)] public int $before,
        #[Limit('letters', 'checkHours', Limit::PER_HOUR)] public int $every,
        #[Limit('letters', 'remindersPerRun')] public int $perRun,
    ) {
    }
}
