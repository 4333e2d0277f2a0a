<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Notices;

use Passerelle\Languages\Lang;
use Passerelle\Notices\Digests\QuotedName;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class QuotedNameTest extends TestCase
{
    private const MAX = 12;

    #[TestWith(["Appels · «\u{a0}kora\u{a0}»", Lang::French, 'Appels · “kora”'])]
    #[TestWith(["Appels · «\u{202f}kora »", Lang::French, 'Appels · “kora”'])]
    #[TestWith(['Calls · “kora”', Lang::English, 'Calls · ‘kora’'])]
    #[TestWith(['Koras', Lang::French, 'Koras'])]
    #[TestWith(["\xff", Lang::English, "\xff"])]
    public function testMarksInsideAreThoseOfTheSecondLevel(string $name, Lang $language, string $quoted): void
    {
        self::assertSame($quoted, QuotedName::of($name, $language));
    }

    #[TestWith(['éééééééééééé', 'éééééééééééé'])]
    #[TestWith(['ééééééééééééé', 'ééééééééééé…'])]
    #[TestWith(['Appels d’été · kora', 'Appels d’ét…'])]
    #[TestWith(['Appels été · kora', 'Appels été…'])]
    public function testLongNamesAreShortened(string $name, string $short): void
    {
        self::assertSame($short, QuotedName::short($name, Lang::French, self::MAX));
    }
}
