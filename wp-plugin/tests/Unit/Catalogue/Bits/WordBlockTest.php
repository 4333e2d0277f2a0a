<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Bits;

use Passerelle\Catalogue\Bits\Block;
use Passerelle\Catalogue\Bits\WordBlock;
use Passerelle\Kernel\DatabaseError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class WordBlockTest extends TestCase
{
    /** @param array<int, int> $weights by place */
    #[DataProvider('contents')]
    public function testIsReadAsWritten(array $weights, string $form): void
    {
        $block = WordBlock::none();
        foreach ($weights as $place => $weight) {
            $block->put($place, $weight);
        }
        $data = $block->encode();
        $read = WordBlock::decode($data);

        self::assertSame($form, $data[0] ?? '');
        self::assertSame(count($weights), $read->count());
        foreach ([...array_keys($weights), 0, 1, 8190, Block::SIZE - 1] as $place) {
            self::assertSame($weights[$place] ?? null, $read->weight($place));
        }
        self::assertSame($data, $read->encode());
    }

    /** @return iterable<string, array{array<int, int>, string}> */
    public static function contents(): iterable
    {
        yield 'one item' => [[17 => 4], 'L'];
        yield 'the first and the last' => [[0 => 1, Block::SIZE - 1 => 2], 'L'];
        yield 'as many as fit into a list of one weight' => [array_fill(100, 512, 1), 'L'];
        yield 'one more' => [array_fill(100, 513, 1), 'S'];
        yield 'three weights' => [array_fill(0, 400, 1) + array_fill(1000, 400, 2) + array_fill(2000, 800, 4), 'S'];
        yield 'everything' => [array_fill(0, Block::SIZE, 4), 'S'];
    }

    public function testDoesNotStoreEmptyBlocks(): void
    {
        $block = WordBlock::none();
        $block->put(5, 2);
        $block->put(5, null);
        $block->put(6, null);
        $block->put(7, 3);

        self::assertSame('', $block->encode());
    }

    public function testItemHasOneWeightPerWord(): void
    {
        $block = WordBlock::none();
        foreach ([1, 4, 2] as $weight) {
            $block->put(9, $weight);
        }

        self::assertSame([2, 1], [$block->weight(9), $block->count()]);
    }

    #[DataProvider('damages')]
    public function testDetectsDamagedRows(string $data): void
    {
        $this->expectException(DatabaseError::class);

        WordBlock::decode($data);
    }

    /** @return iterable<array{string}> */
    public static function damages(): iterable
    {
        yield 'nothing' => [''];
        yield 'of another kind' => ['X1'];
        yield 'cut' => ['S1' . base64_encode(str_repeat("\1", Block::BYTES - 1))];
        yield 'for other weights' => ['S3' . base64_encode(str_repeat("\1", Block::BYTES))];
        yield 'no base64' => ['S1****'];
        yield 'a list of no base64' => ['L****'];
    }
}
