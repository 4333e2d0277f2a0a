<?php

declare(strict_types=1);

namespace Passerelle\Events;

use Passerelle\Content\Values;

/** Whether an event has hours. */
enum Timing: string
{
    /** Key of the field and of its choices. */
    public const FIELD = 'timing';

    case Timed = 'timed';
    case AllDay = 'all_day';

    public static function isAllDay(Values $event): bool
    {
        return $event->text(self::FIELD) === self::AllDay->value;
    }
}
