<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Mail\MailEntry;
use Passerelle\Content\Model\ContentType;
use Passerelle\Newsletter\Issues\Automatic;
use Passerelle\Newsletter\Issues\Interests;
use Passerelle\Newsletter\Issues\Item;
use Passerelle\Newsletter\Issues\Pool;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PoolTest extends TestCase
{
    /** @return array<string, array{Interests, list<int>}> */
    public static function readers(): array
    {
        return [
            'all' => [Interests::all(), [9, 2, 3, 4, 5]],
            'a sector' => [new Interests(['dance'], []), [9, 2, 3, 5, 6]],
            'a country' => [new Interests([], ['SN']), [9, 2, 4, 6]],
            'both' => [new Interests(['dance'], ['SN']), [9, 2, 6]],
            'one of several' => [new Interests(['music', 'theatre'], ['FR', 'CI']), [9, 2]],
        ];
    }

    /** @param list<int> $expected */
    #[DataProvider('readers')]
    public function testTakesItemsForTheReaderWithinTheNumbers(Interests $interests, array $expected): void
    {
        $pool = new Pool(
            new Automatic([ContentType::Resource], 2, 2, 7),
            [self::item(9, ['music'], ['ML'])],
            [self::item(9, [], []), self::item(2, [], []), self::item(3, ['dance', 'performing-arts'], ['FR'])],
            [self::item(3, ['dance'], ['FR']), self::item(4, ['theatre'], ['SN']), self::item(5, ['dance'], ['FR']), self::item(6, ['dance'], ['SN', 'FR'])],
        );

        self::assertSame($expected, array_map(static fn (Item $item): int => $item->groupId, $pool->for($interests)));
    }

    /**
     * @param list<string> $sectors
     * @param list<string> $countries
     */
    private static function item(int $id, array $sectors, array $countries): Item
    {
        return new Item($id, ContentType::Resource, new MailEntry("Item {$id}", '', '', null), $sectors, $countries, new DateTimeImmutable('2026-11-21'), null);
    }
}
