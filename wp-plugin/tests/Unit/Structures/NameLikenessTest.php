<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Structures;

use Passerelle\Structures\Names\NameLikeness;
use Passerelle\Structures\Names\StructureName;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Judged by labelled pairs of names, which were written before the code. */
final class NameLikenessTest extends TestCase
{
    private const PAIRS = __DIR__ . '/../../fixtures/structures/names.csv';
    private const LEAST_PAIRS = 240;
    private const RECALL = 0.95;
    private const PRECISION = 0.90;

    public function testFindsDuplicatesAndLeavesOthersAlone(): void
    {
        $pairs = self::pairs();
        [$found, $missed, $wrong] = [0, [], []];
        foreach ($pairs as [$one, $other, $label, $text]) {
            $areAlike = NameLikeness::areAlike($one, $other);
            $found += $areAlike && $label === 'duplicate' ? 1 : 0;
            $missed = [...$missed, ...!$areAlike && $label === 'duplicate' ? [$text] : []];
            $wrong = [...$wrong, ...$areAlike && $label === 'distinct' ? [$text] : []];
        }

        self::assertGreaterThanOrEqual(self::LEAST_PAIRS, count($pairs));
        self::assertGreaterThanOrEqual(self::RECALL, $found / ($found + count($missed)), "Missed:\n" . implode("\n", $missed));
        self::assertGreaterThanOrEqual(self::PRECISION, $found / ($found + count($wrong)), "Wrong:\n" . implode("\n", $wrong));
    }

    public function testNamesThatAreAlikeShareAKey(): void
    {
        $without = [];
        foreach (self::pairs() as [$one, $other, , $text]) {
            if (NameLikeness::areAlike($one, $other) && array_intersect($one->keys(), $other->keys()) === []) {
                $without[] = $text;
            }
        }

        self::assertSame([], $without, 'The index would not find them.');
    }

    public function testTheOrderOfTheTwoNamesDoesNotMatter(): void
    {
        foreach (self::pairs() as [$one, $other, , $text]) {
            self::assertSame(NameLikeness::of($one, $other), NameLikeness::of($other, $one), $text);
        }
    }

    public function testACountryThatIsNotKnownYetSeparatesNobody(): void
    {
        $here = new StructureName('Théâtre du Figuier', 'SN');
        self::assertTrue(NameLikeness::areAlike(new StructureName('Theatre du figuier'), $here));
        self::assertTrue(NameLikeness::areAlike(new StructureName('Theatre du figuier', 'SN'), $here));
        self::assertFalse(NameLikeness::areAlike(new StructureName('Theatre du figuier', 'ML'), $here));
    }

    #[TestWith([''])]
    #[TestWith(['   '])]
    #[TestWith(['’'])]
    #[TestWith(["\xff\xfe"])]
    #[TestWith(['SARL'])]
    #[TestWith(['de la'])]
    #[TestWith(['🎭'])]
    #[TestWith(['文化中心'])]
    public function testANameWithoutWordsIsLikeNoOther(string $name): void
    {
        foreach (['Théâtre du Figuier', 'SARL', ''] as $other) {
            self::assertSame(0.0, NameLikeness::of(new StructureName($name), new StructureName($other)));
        }
    }

    /** @return list<array{StructureName, StructureName, string, string}> with label and description */
    private static function pairs(): array
    {
        $file = fopen(self::PAIRS, 'r');
        self::assertIsResource($file);
        fgetcsv($file, escape: '');
        $pairs = [];
        while (($row = fgetcsv($file, escape: '')) !== false) {
            [$a, $countryA, $b, $countryB, $label, $case] = array_map(strval(...), $row) + array_fill(0, 6, '');
            $pairs[] = [new StructureName($a, $countryA), new StructureName($b, $countryB), $label, "{$case}: {$a} ({$countryA}) · {$b} ({$countryB})"];
        }
        fclose($file);

        return $pairs;
    }
}
