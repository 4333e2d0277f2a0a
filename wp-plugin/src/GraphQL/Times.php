<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use DateTimeImmutable;
use DateTimeZone;

/** Formats instants for the API. */
final class Times
{
    private const FORMAT = 'Y-m-d\TH:i:s\Z';

    public static function text(DateTimeImmutable $instant): string
    {
        return $instant->setTimezone(new DateTimeZone('UTC'))->format(self::FORMAT);
    }
}
