<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Reference;

use Passerelle\Reference\IsoCodes;
use PHPUnit\Framework\TestCase;

final class IsoCodesTest extends TestCase
{
    public function testEachInhabitedCountryIsInOneRegion(): void
    {
        $listed = array_merge(...array_values(IsoCodes::regions()));
        sort($listed);
        $inhabited = array_values(array_diff(IsoCodes::all(), IsoCodes::uninhabited()));
        sort($inhabited);

        self::assertSame($inhabited, $listed);
    }

    public function testTheFirstRegionIsAfricaAndFrance(): void
    {
        self::assertSame('africaAndFrance', array_key_first(IsoCodes::regions()));
        self::assertSame(IsoCodes::ofAfricaAndFrance(), IsoCodes::regions()['africaAndFrance']);
        self::assertSame(['FR', 'SN', 'YT'], array_values(array_intersect(['DE', 'FR', 'IO', 'SN', 'TF', 'YT'], IsoCodes::ofAfricaAndFrance())));
    }
}
