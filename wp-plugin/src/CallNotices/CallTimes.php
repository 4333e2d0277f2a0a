<?php

declare(strict_types=1);

namespace Passerelle\CallNotices;

use DateTimeImmutable;
use DateTimeZone;
use IntlDateFormatter;
use Passerelle\Accounts\PersonZone;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;

/** Says an instant where the call takes place, and where its reader is. */
final class CallTimes
{
    private const UTC = 'UTC';
    private const PATTERNS = ['fr' => "d MMMM y 'à' HH\u{A0}'h'\u{A0}mm", 'en' => "d MMMM y 'at' HH:mm"];

    /**
     * @param string $zone of the call; empty: UTC
     * @param int $readerId 0: of nobody's
     */
    public static function text(DateTimeImmutable $instant, string $zone, Lang $language, int $readerId = 0): string
    {
        $place = new DateTimeZone($zone === '' ? self::UTC : $zone);
        $text = self::in($instant, $place, $language);
        $reader = $readerId === 0 ? null : PersonZone::at($readerId, $instant);
        if ($reader === null || $reader->getOffset($instant) === $place->getOffset($instant)) {
            return $text;
        }

        return $text . strtr(MailTexts::common('forReader', $language), ['{time}' => self::in($instant, $reader, $language)]);
    }

    private static function in(DateTimeImmutable $instant, DateTimeZone $zone, Lang $language): string
    {
        $format = static fn (string $pattern): string => (string) (new IntlDateFormatter(
            $language === Lang::English ? 'en_GB' : 'fr_FR',
            IntlDateFormatter::NONE,
            IntlDateFormatter::NONE,
            $zone->getName(),
            null,
            $pattern,
        ))->format($instant);
        $text = $format(self::PATTERNS[$language->value]);
        $city = $zone->getName() === self::UTC ? self::UTC : $format('VVV');

        // The first of a month is an ordinal in French.
        return ($language === Lang::French ? (string) preg_replace('/^1 /', '1er ', $text) : $text) . " ({$city})";
    }
}
