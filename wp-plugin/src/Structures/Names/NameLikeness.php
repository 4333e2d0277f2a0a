<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

/** Whether two names mean the same structure, as far as names can say. Pure: judged by tests/fixtures/structures/names.csv. */
final class NameLikeness
{
    /** From here on, somebody who types one name is asked whether they mean the other. */
    public const ALIKE = 0.75;

    private const SAME = 1.0;
    private const DIFFERENT = 0.0;
    /** One name has one word more than the other, such as a town. */
    private const LONGER = 0.8;
    private const LEAST_IN_COMMON = 2;
    private const DECIMALS = 4;

    public static function areAlike(StructureName $one, StructureName $other): bool
    {
        return self::of($one, $other) >= self::ALIKE;
    }

    /** @return float from 0, different, to 1, the same; 0 in different countries */
    public static function of(StructureName $one, StructureName $other): float
    {
        $areElsewhere = $one->country !== '' && $other->country !== '' && $one->country !== $other->country;
        if ($areElsewhere || $one->numbers() !== $other->numbers() || $one->words === [] || $other->words === []) {
            return self::DIFFERENT;
        }
        if ($one->joined() === $other->joined() || self::haveSameAcronym($one, $other)) {
            return self::SAME;
        }

        return self::ofWords($one, $other);
    }

    private static function haveSameAcronym(StructureName $one, StructureName $other): bool
    {
        return ($one->acronym !== '' && ($one->acronym === $other->acronym || in_array($one->acronym, $other->initials, true)))
            || ($other->acronym !== '' && in_array($other->acronym, $one->initials, true));
    }

    /** The weight of the words in common, of all their words; of a word that only one of them has in a rare form, the smaller weight. */
    private static function ofWords(StructureName $one, StructureName $other): float
    {
        [$alone, $left] = [$one->words, $other->words];
        [$common, $hasDistinctive] = [0.0, false];
        foreach ($one->words as $index => $word) {
            $found = self::indexOf($word, $left);
            if ($found === null) {
                continue;
            }
            $common += min($word->weight(), $left[$found]->weight());
            $hasDistinctive = $hasDistinctive || ($word->idea === null && $left[$found]->idea === null);
            unset($alone[$index], $left[$found]);
        }
        $likeness = round($common / ($common + self::weight($alone) + self::weight($left)), self::DECIMALS);
        if (!$hasDistinctive) {
            return $alone !== [] || $left !== [] ? self::DIFFERENT : $likeness;
        }
        $hasOneMore = self::isOneMore($one, $alone, $left) || self::isOneMore($other, $left, $alone);

        return $hasOneMore ? max($likeness, self::LONGER) : $likeness;
    }

    /**
     * Whether the name is the other one and a last word.
     *
     * @param array<int, NameWord> $alone words that the other name lacks, by their place
     * @param array<int, NameWord> $lacking words of the other name that it lacks
     */
    private static function isOneMore(StructureName $name, array $alone, array $lacking): bool
    {
        return $lacking === [] && count($name->words) > self::LEAST_IN_COMMON && array_keys($alone) === [count($name->words) - 1];
    }

    /** @param array<int, NameWord> $words */
    private static function weight(array $words): float
    {
        return array_sum(array_map(static fn (NameWord $word): float => $word->weight(), $words));
    }

    /**
     * @param array<int, NameWord> $words
     * @return int|null the same word first, then one that is like it
     */
    private static function indexOf(NameWord $word, array $words): ?int
    {
        foreach ($words as $index => $other) {
            if ($word->text === $other->text) {
                return $index;
            }
        }
        foreach ($words as $index => $other) {
            if ($word->isLike($other)) {
                return $index;
            }
        }

        return null;
    }
}
