<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use DateTimeImmutable;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Kernel\Zones\Zones;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[Group('parity')]
final class ZonesTest extends TestCase
{
    /** The frontend's zone-data.test.ts computes the same. */
    public function testEveryZoneShowsThroughThreeYearsWhatTheFrontendShowsThere(): void
    {
        /** @var array{from: int, until: int, step: int, zones: array<string, string>} $expected */
        $expected = json_decode((string) file_get_contents(__DIR__ . '/../../fixtures/zones.json'), true, flags: JSON_THROW_ON_ERROR);
        $instants = array_map(static fn (int $at): DateTimeImmutable => new DateTimeImmutable("@{$at}"), range($expected['from'], $expected['until'] - 1, $expected['step']));
        $found = [];
        foreach (array_keys($expected['zones']) as $name) {
            $zone = Zones::load()->find($name);
            self::assertNotNull($zone, $name);
            $found[$name] = hash('crc32b', implode(' ', array_map($zone->offsetAt(...), $instants)));
        }
        self::assertSame($expected['zones'], $found);
        $names = Zones::load()->allNames();
        sort($names, SORT_STRING);
        self::assertSame(array_keys($expected['zones']), $names);
    }

    #[TestWith(['Africa/Casablanca', '2026-12-05T18:00', '2026-12-05T18:00:00Z'])]
    #[TestWith(['Africa/El_Aaiun', '2027-03-20T09:30', '2027-03-20T09:30:00Z'])]
    #[TestWith(['America/Vancouver', '2026-12-05T11:00', '2026-12-05T18:00:00Z'])]
    #[TestWith(['America/Edmonton', '2026-12-05T12:00', '2026-12-05T18:00:00Z'])]
    #[TestWith(['Europe/Kiev', '2027-07-01T15:00', '2027-07-01T12:00:00Z'])]
    #[TestWith(['Europe/Paris', '2199-07-01T14:00', '2199-07-01T12:00:00Z'])]
    #[TestWith(['Europe/Paris', '1998-07-01T13:00', '1998-07-01T12:00:00Z'])]
    #[TestWith(['Asia/Kathmandu', '2027-07-01T15:45', '2027-07-01T10:00:00Z'])]
    public function testWhatIsTypedIsWhatTheClocksShow(string $name, string $typed, string $instant): void
    {
        $zone = Zone::named($name);
        $read = LocalTime::read($typed, $zone);

        self::assertNotNull($read);
        self::assertSame([$instant, 'UTC'], [$read->format('Y-m-d\TH:i:s\Z'), $read->getTimezone()->getName()]);
        self::assertSame([$typed, $typed], [$zone->asIfUtc($read)->format('Y-m-d\TH:i'), $zone->at($read)->format('Y-m-d\TH:i')]);
    }

    #[TestWith(['Mars/Olympus'])]
    #[TestWith([''])]
    #[TestWith(['europe/paris'])]
    #[TestWith(['+01:00'])]
    public function testHasNoOtherNames(string $name): void
    {
        self::assertNull(Zones::load()->find($name));
        self::assertSame('UTC', Zone::named($name)->name);
    }
}
