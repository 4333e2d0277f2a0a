<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use DateTimeImmutable;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;

/** Formats dates for the administration. */
final readonly class Dates
{
    public function __construct(private Texts $texts)
    {
    }

    /** Day, hour and zone of the site. */
    public function full(DateTimeImmutable $instant): string
    {
        $zone = Zone::ofSite();

        return DateText::instant($instant, $zone, $this->texts->language()) . ' (' . self::zoneName($zone) . ')';
    }

    public static function zoneName(Zone $zone): string
    {
        return str_replace('_', ' ', $zone->name);
    }
}
