<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Accounts\PersonZone;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;

/** Says an instant where the call takes place, and where its reader is. */
final class CallTimes
{
    /**
     * @param string $zone of the call; empty: UTC
     * @param int $readerId 0: of nobody's
     */
    public static function text(DateTimeImmutable $instant, string $zone, Lang $language, int $readerId = 0): string
    {
        $place = Zone::named($zone);
        $text = self::in($instant, $place, $language);
        $reader = $readerId === 0 ? null : PersonZone::at($readerId, $instant);
        if ($reader === null || $reader->offsetAt($instant) === $place->offsetAt($instant)) {
            return $text;
        }

        return $text . strtr(MailTexts::common('forReader', $language), ['{time}' => self::in($instant, $reader, $language)]);
    }

    /** The day on which it is there. */
    public static function day(DateTimeImmutable $instant, string $zone, Lang $language): string
    {
        return DateText::day(Zone::named($zone)->asIfUtc($instant)->format('Y-m-d'), $language);
    }

    private static function in(DateTimeImmutable $instant, Zone $zone, Lang $language): string
    {
        $text = DateText::instant($instant, $zone, $language);

        return "{$text} (" . DateText::city($zone, $language) . ')';
    }
}
