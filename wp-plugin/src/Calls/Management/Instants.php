<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Viewer;

/** Reads instants that are sent beside a call: in UTC, or local times in the call’s zone. */
final class Instants
{
    /** @throws DomainError invalid_fields: unexpected_fields, nonexistent_time */
    public static function read(Viewer $viewer, string $path, string $text, string $zone): DateTimeImmutable
    {
        $context = new Context($viewer, null, Zone::named($zone));
        $instant = (new DateChecks())->instant($path, trim($text), $path, $context);
        $errors = $context->errors();
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }

        return new DateTimeImmutable($instant ?? throw DomainError::notFound());
    }

    public static function zoneOf(Record $call): string
    {
        return $call->values->text('zone');
    }

    public static function stored(DateTimeImmutable $instant): string
    {
        return $instant->setTimezone(new DateTimeZone('UTC'))->format(DateChecks::INSTANT);
    }
}
