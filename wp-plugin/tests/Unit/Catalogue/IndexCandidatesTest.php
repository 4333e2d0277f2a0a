<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Block;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\IndexCandidates;
use PHPUnit\Framework\TestCase;

/** Which items may be recommended. */
final class IndexCandidatesTest extends TestCase
{
    private const NOW = '2026-11-29T10:00:00Z';
    /** An item of the second block. */
    private const FAR = Block::SIZE + 5;

    public function testWhatIsOverAndWhatIsExcludedIsNot(): void
    {
        $blocks = [new Block(), new Block()];
        $now = (new DateTimeImmutable(self::NOW))->getTimestamp();
        $items = [
            1 => new Marks([Marks::ALL]),
            2 => new Marks([Marks::ALL], [$now - 100, $now - 1]),
            3 => new Marks([Marks::ALL], [$now - 100, $now]),
            4 => new Marks([Marks::ALL], [$now + 1, $now + 100]),
            5 => new Marks([Marks::ALL, Marks::OVER]),
            6 => new Marks([Marks::ALL]),
            self::FAR => new Marks([Marks::ALL], [$now - 100, $now + 100]),
            self::FAR + 1 => new Marks([Marks::ALL], [$now - 100, $now - 1]),
        ];
        foreach ($items as $group => $marks) {
            $blocks[Block::number($group)]->put(Block::place($group), $marks);
        }
        $sets = Sets::of($blocks);

        self::assertSame([1, 3, 4, 6, self::FAR], self::remaining($sets, array_keys($items)));
        self::assertSame([1, 4, self::FAR], self::remaining($sets, array_keys($items), [3, 6, 99]));
        self::assertSame([3], self::remaining($sets, [2, 3]));
        self::assertSame([], self::remaining($sets, []));
    }

    /**
     * @param list<int> $asked group ids
     * @param list<int> $without
     * @return list<int>
     */
    private static function remaining(Sets $sets, array $asked, array $without = []): array
    {
        return $sets->groups(IndexCandidates::remaining($sets, $sets->bits($asked), $without, new DateTimeImmutable(self::NOW)));
    }
}
