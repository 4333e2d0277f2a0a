<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use Passerelle\Admin\Texts\Texts;

/** Formats dates for the administration. */
final readonly class Dates
{
    public function __construct(private Texts $texts)
    {
    }

    /** Day, hour and zone. */
    public function full(DateTimeImmutable $instant, ?DateTimeZone $zone = null): string
    {
        $zone ??= wp_timezone();

        return (new IntlDateFormatter(
            $this->texts->language()->value,
            IntlDateFormatter::MEDIUM,
            IntlDateFormatter::SHORT,
            $instant->setTimezone($zone)->getTimezone()->getName() === '+00:00' ? 'UTC' : $zone->getName(),
        ))->format($instant) . ' (' . self::zoneName($zone) . ')';
    }

    public static function zoneName(DateTimeZone $zone): string
    {
        return $zone->getName() === '+00:00' ? 'UTC' : str_replace('_', ' ', $zone->getName());
    }
}
