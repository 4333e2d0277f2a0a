<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Spelling\SpellingForms;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class SpellingFormsTest extends TestCase
{
    #[TestWith(['thatre', 'theatre'], 'a letter is missing')]
    #[TestWith(['theaatre', 'theatre'], 'a letter is doubled')]
    #[TestWith(['thaetre', 'theatre'], 'neighbours changed places')]
    #[TestWith(['theatte', 'theatre'], 'a letter is another one')]
    #[TestWith(['coulibali', 'coulibaly'], 'a name by its sound')]
    #[TestWith(['kouamee', 'kouame'], 'a doubled letter at the end')]
    #[TestWith(['foto', 'photo'], 'a word by its sound')]
    #[TestWith(['diouf', 'diuf'], 'two letters of one sound')]
    public function testNearWordsHaveAFormInCommon(string $one, string $other): void
    {
        self::assertNotSame([], array_intersect(SpellingForms::of($one), SpellingForms::of($other)));
    }

    #[TestWith(['qwrtzpsd', 'quartz'])]
    #[TestWith(['danse', 'dense-'], 'not in Latin letters only')]
    #[TestWith(['ecran', 'musee'])]
    #[TestWith(['dakar', 'bamako'])]
    public function testOthersHaveNone(string $one, string $other): void
    {
        self::assertSame([], array_values(array_intersect(SpellingForms::of($one), SpellingForms::of($other))));
    }

    public function testShortAndVeryLongWordsAndOtherScriptsHaveNoForms(): void
    {
        foreach (['art', str_repeat('a', 25), '2026', 'مسرح', 'ጥበብ', '', 'l-art'] as $word) {
            self::assertSame([], SpellingForms::of($word), $word);
        }
    }

    public function testFormsAreFew(): void
    {
        self::assertSame(['mali', 'ali', 'mli', 'mai', 'mal', '~mali'], SpellingForms::of('mali'));
        self::assertLessThanOrEqual(26, count(SpellingForms::of(str_repeat('ab', 12))));
    }
}
