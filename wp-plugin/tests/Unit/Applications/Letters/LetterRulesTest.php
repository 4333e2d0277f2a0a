<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Letters;

use Passerelle\Applications\Forms\Judging\LetterRules;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** How many letters of recommendation a question takes. */
final class LetterRulesTest extends TestCase
{
    #[TestWith([2, 0, true])]
    #[TestWith([2, 1, true])]
    #[TestWith([2, 2, false])]
    #[TestWith([2, 3, false])]
    #[TestWith([1, 1, false])]
    public function testOneMoreIsTakenUpToTheLargestNumber(int $max, int $asked, bool $isTaken): void
    {
        self::assertSame($isTaken, (new LetterRules('letters', 1, $max, isAwaited: false, daysAfterClosing: 0, isReadable: false))->takesOneMore($asked));
    }
}
