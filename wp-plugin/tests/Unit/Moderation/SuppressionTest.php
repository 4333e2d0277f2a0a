<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Moderation;

use Passerelle\Moderation\Figures\Suppression;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class SuppressionTest extends TestCase
{
    private const SMALLEST = 5;
    private const CASES = 2_000;

    /** @return array<string, array{int, array<string, int>, array<string, int|null>}> whole, parts, what is published */
    public static function parts(): array
    {
        return [
            'all are large enough' => [17, ['a' => 5, 'b' => 12], ['a' => 5, 'b' => 12]],
            'one is too small, another is left out with it' => [25, ['a' => 4, 'b' => 12, 'c' => 9], ['a' => null, 'b' => 12, 'c' => null]],
            'two are too small, and enough together' => [20, ['a' => 4, 'b' => 3, 'c' => 13], ['a' => null, 'b' => null, 'c' => 13]],
            'two are too small also together' => [30, ['a' => 1, 'b' => 2, 'c' => 9, 'd' => 18], ['a' => null, 'b' => null, 'c' => null, 'd' => 18]],
            'none is published when no other is left' => [12, ['a' => 2, 'b' => 10], ['a' => null, 'b' => null]],
            'zero is a number below it' => [20, ['a' => 0, 'b' => 20], ['a' => null, 'b' => null]],
            'the whole is too small' => [4, ['a' => 4], ['a' => null]],
            'no parts' => [0, [], []],
        ];
    }

    /**
     * @param array<string, int> $parts
     * @param array<string, int|null> $expected
     */
    #[DataProvider('parts')]
    public function testParts(int $whole, array $parts, array $expected): void
    {
        $published = (new Suppression(self::SMALLEST))->parts($whole, $parts);
        ksort($published);

        self::assertSame($expected, $published);
    }

    public function testTheWhole(): void
    {
        $suppression = new Suppression(self::SMALLEST);

        self::assertSame([null, null, 5], [$suppression->whole(0), $suppression->whole(4), $suppression->whole(5)]);
    }

    public function testNothingSmallFollowsFromTheRest(): void
    {
        $random = new Randomizer(new Mt19937(1));
        $suppression = new Suppression(self::SMALLEST);
        $isPublished = false;
        for ($case = 0; $case < self::CASES; $case++) {
            $parts = [];
            for ($part = $random->getInt(1, 8); $part > 0; $part--) {
                $parts["p{$part}"] = $random->getInt(0, 14);
            }
            $whole = array_sum($parts);
            $published = $suppression->parts($whole, $parts);
            self::assertEqualsCanonicalizing(array_keys($parts), array_keys($published));
            $visible = array_filter($published, is_int(...));
            $isPublished = $isPublished || $visible !== [];
            $hidden = count($published) - count($visible);
            $rest = $whole - array_sum($visible);
            $message = json_encode([$parts, $published], JSON_THROW_ON_ERROR);
            self::assertSame([], array_filter($visible, static fn (int $count): bool => $count < self::SMALLEST), $message);
            self::assertTrue($hidden === 0 || $visible === [] || ($hidden > 1 && $rest >= self::SMALLEST), $message);
        }
        self::assertTrue($isPublished);
    }
}
