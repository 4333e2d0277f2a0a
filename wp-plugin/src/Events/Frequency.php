<?php

declare(strict_types=1);

namespace Passerelle\Events;

/** How often an event takes place. */
enum Frequency: string
{
    case Daily = 'daily';
    /** On the chosen days of the week. */
    case Weekly = 'weekly';
    /** On the same day of the month: months without it have none. */
    case Monthly = 'monthly';
    /** On the same weekday of the month: the second Tuesday; from the fifth on, the last. */
    case MonthlyWeekday = 'monthly_weekday';
}
