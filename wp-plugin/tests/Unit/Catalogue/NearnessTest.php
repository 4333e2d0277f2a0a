<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Spelling\Nearness;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class NearnessTest extends TestCase
{
    /** @param array<string, int> $words */
    #[TestWith(['thatre', ['theatre' => 5, 'chatre' => 90], 'theatre'], 'the first letter stands')]
    #[TestWith(['iphone', ['phone' => 5], null], 'the first letter is missing')]
    #[TestWith(['foto', ['photo' => 5], 'photo'], 'unless both sound alike')]
    #[TestWith(['dase', ['danse' => 5, 'base' => 9, 'dessin' => 7], 'danse'], 'the nearest')]
    #[TestWith(['musee', ['musees' => 1, 'muses' => 50], 'muses'], 'the more frequent of equally near ones')]
    #[TestWith(['mali', ['malo' => 1, 'malice' => 9], 'malo'], 'one letter of a short word')]
    #[TestWith(['abcd', ['abef' => 9], null], 'two letters of a short word')]
    #[TestWith(['festivla', ['festival' => 1], 'festival'], 'neighbours that changed places')]
    #[TestWith(['orchetsrel', ['orchestre' => 1], null], 'three letters of a long word')]
    #[TestWith(['danse', ['danse' => 9], null], 'the word itself')]
    #[TestWith(['danse', [], null], 'nothing to choose from')]
    public function testFindsTheWordThatWasMeant(string $word, array $words, ?string $nearest): void
    {
        self::assertSame($nearest, Nearness::nearest($word, $words));
    }
}
