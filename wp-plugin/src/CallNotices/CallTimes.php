<?php

declare(strict_types=1);

namespace Passerelle\CallNotices;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Accounts\PersonZone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;

/** Says an instant where the call takes place, and where its reader is. */
final class CallTimes
{
    private const UTC = 'UTC';
    private const CITY = 'VVV';
    private const PATTERNS = ['fr' => "d MMMM y 'à' HH\u{A0}'h'\u{A0}mm", 'en' => "d MMMM y 'at' HH:mm"];

    /**
     * @param string $zone of the call; empty: UTC
     * @param int $readerId 0: of nobody's
     */
    public static function text(DateTimeImmutable $instant, string $zone, Lang $language, int $readerId = 0): string
    {
        $place = self::zone($zone);
        $text = self::in($instant, $place, $language);
        $reader = $readerId === 0 ? null : PersonZone::at($readerId, $instant);
        if ($reader === null || $reader->getOffset($instant) === $place->getOffset($instant)) {
            return $text;
        }

        return $text . strtr(MailTexts::common('forReader', $language), ['{time}' => self::in($instant, $reader, $language)]);
    }

    /** A zone that this machine does not know must not hide the notice. */
    private static function zone(string $name): DateTimeZone
    {
        try {
            return new DateTimeZone($name === '' ? self::UTC : $name);
        } catch (Exception) {
            return new DateTimeZone(self::UTC);
        }
    }

    private static function in(DateTimeImmutable $instant, DateTimeZone $zone, Lang $language): string
    {
        $text = DateText::format($instant, $zone, $language, self::PATTERNS[$language->value]);
        $city = $zone->getName() === self::UTC ? self::UTC : DateText::format($instant, $zone, $language, self::CITY);

        return "{$text} ({$city})";
    }
}
