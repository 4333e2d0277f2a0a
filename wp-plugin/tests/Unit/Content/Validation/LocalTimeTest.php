<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Validation;

use DateTimeImmutable;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\KnownReferences;
use Passerelle\Tests\ValidationCases;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Local times of a zone, around changes of its clocks too. */
final class LocalTimeTest extends TestCase
{
    #[TestWith(['opensAt', '2026-07-01', '2026-06-30T22:00:00Z'])]
    #[TestWith(['startsAt', '2026-07-01', '2026-06-30T22:00:00Z'])]
    #[TestWith(['anyOther', '2026-07-01', '2026-06-30T22:00:00Z'])]
    #[TestWith(['closesAt', '2026-07-01', '2026-07-01T21:59:59Z'])]
    #[TestWith(['endsAt', '2026-07-01', '2026-07-01T21:59:59Z'])]
    #[TestWith(['closesAt', '2026-07-01T00:00', '2026-06-30T22:00:00Z'])]
    #[TestWith(['endsAt', '2026-07-01T18:30', '2026-07-01T16:30:00Z'])]
    #[TestWith(['closesAt', '2026-07-01T18:30:00+00:00', '2026-07-01T18:30:00Z'])]
    public function testADayAloneIsItsEndWhereSomethingEndsAndItsBeginningElsewhere(string $key, string $input, string $instant): void
    {
        $field = new Field($key, FieldKind::Instant);
        $context = new Context(new Viewer(1, [Role::Administrator->value]), null, Zone::named('Europe/Paris'));
        $clean = (new Validator(new KnownReferences()))->normalise(ValidationCases::definition($field), [$key => $input], $context);

        self::assertSame([[], [$key => $instant]], [array_map(static fn (FieldError $error): string => $error->code, $context->errors()), $clean]);
    }

    #[TestWith(['Europe/Paris', '2026-03-29T01:59:59', '2026-03-29T00:59:59Z', '2026-03-29T00:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-03-29T02:00', null, '2026-03-29T01:00:00Z'])]
    #[TestWith(['Europe/Paris', '2026-03-29 02:59:59', null, '2026-03-29T01:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-03-29T03:00', '2026-03-29T01:00:00Z', '2026-03-29T01:00:00Z'])]
    #[TestWith(['Europe/Paris', '2026-10-25T01:59:59', '2026-10-24T23:59:59Z', '2026-10-24T23:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-10-25T02:00', '2026-10-25T00:00:00Z', '2026-10-25T00:00:00Z'])]
    #[TestWith(['Europe/Paris', '2026-10-25T02:59:59', '2026-10-25T00:59:59Z', '2026-10-25T00:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-10-25T03:00', '2026-10-25T02:00:00Z', '2026-10-25T02:00:00Z'])]
    #[TestWith(['Africa/Cairo', '2026-04-24T00:00', null, '2026-04-23T22:00:00Z'])]
    #[TestWith(['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-23T22:00:00Z'])]
    #[TestWith(['America/Vancouver', '2026-03-08T02:30', null, '2026-03-08T10:30:00Z'])]
    #[TestWith(['Africa/Dakar', '2026-12-31T23:59', '2026-12-31T23:59:00Z', '2026-12-31T23:59:00Z'])]
    public function testAnHourThatIsSkippedDoesNotExistAndOfTwoTheFirstIsMeant(string $zone, string $typed, ?string $instant, string $orAfterGap): void
    {
        self::assertSame($instant, self::text(LocalTime::read($typed, Zone::named($zone))));
        self::assertSame($orAfterGap, self::text(LocalTime::readOrAfterGap($typed, Zone::named($zone))));
    }

    #[TestWith(['Africa/Dakar', '2026-07-01', '2026-07-01T00:00:00Z', '2026-07-01T23:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'])]
    #[TestWith(['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'])]
    #[TestWith(['Africa/Cairo', '2026-04-23', '2026-04-22T22:00:00Z', '2026-04-23T21:59:59Z'])]
    #[TestWith(['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T20:59:59Z'])]
    #[TestWith(['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z', '2026-10-26T00:59:59Z'])]
    #[TestWith(['Pacific/Auckland', '2026-12-31', '2026-12-30T11:00:00Z', '2026-12-31T10:59:59Z'])]
    #[TestWith(['Africa/Lagos', '2028-02-29', '2028-02-28T23:00:00Z', '2028-02-29T22:59:59Z'])]
    public function testADayHasItsRealFirstAndLastSecond(string $zone, string $day, string $beginning, string $end): void
    {
        $zone = Zone::named($zone);

        self::assertSame([$beginning, $end], [self::text(LocalTime::beginning($day, $zone)), self::text(LocalTime::end($day, $zone))]);
        self::assertSame($beginning, self::text(LocalTime::read($day, $zone)));
    }

    private static function text(?DateTimeImmutable $instant): ?string
    {
        return $instant?->format('Y-m-d\TH:i:s\Z');
    }
}
