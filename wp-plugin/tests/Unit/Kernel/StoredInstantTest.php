<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\StoredInstant;
use PHPUnit\Framework\TestCase;

final class StoredInstantTest extends TestCase
{
    public function testIsUtcWhateverTheZoneOfTheServer(): void
    {
        $zone = date_default_timezone_get();
        date_default_timezone_set('Africa/Nairobi');
        try {
            $instant = StoredInstant::read('2026-11-27 19:00:00');
        } finally {
            date_default_timezone_set($zone);
        }

        self::assertSame('2026-11-27T19:00:00+00:00', $instant->format(DATE_ATOM));
        self::assertSame('2026-11-27 19:00:00', $instant->format(StoredInstant::FORMAT));
    }

    public function testNothingIsStored(): void
    {
        self::assertNull(StoredInstant::readOrNull(null));
        self::assertNull(StoredInstant::readOrNull(''));
        self::assertEquals(StoredInstant::read('2026-11-27 19:00:00'), StoredInstant::readOrNull('2026-11-27 19:00:00'));
    }
}
