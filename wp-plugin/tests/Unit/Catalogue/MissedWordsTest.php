<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Reading\MissedWords;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** What of a query may be stored: words, and nothing that reaches or identifies a person. */
final class MissedWordsTest extends TestCase
{
    private const CHARACTERS = 30;
    private const DIGITS = 5;

    #[TestWith(['Thâtre', 'thatre'])]
    #[TestWith(["  L’ART   du\tSlam ! ", 'art du slam'])]
    #[TestWith(['St-Louis', 'st louis'])]
    #[TestWith(['budget 10 000', 'budget 10 000'])]
    #[TestWith(['bourse 2027', 'bourse 2027'])]
    #[TestWith(['<b>kora</b>', 'b kora b'])]
    #[TestWith(["kora\u{0}\u{202E}", 'kora'])]
    #[TestWith(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])]
    public function testWordsAreFolded(string $typed, string $words): void
    {
        self::assertSame($words, $this->words($typed));
        self::assertSame($words, $this->words($words), 'Folded words remain what they are.');
    }

    #[TestWith(['awa@example.test'])]
    #[TestWith(['@awa_ndour'])]
    #[TestWith(['awa＠example'])]
    #[TestWith(['https://example.test/x'])]
    #[TestWith(['www.example'])]
    #[TestWith(['example.org'])]
    #[TestWith(['awa.ndour'])]
    #[TestWith(['+221 77 123 45 67'])]
    #[TestWith(['(0033) 6.12.34.56.78'])]
    #[TestWith(['kora 0612345678'])]
    #[TestWith(['061234'])]
    #[TestWith(['12/05/1990'])]
    #[TestWith(['٠٦١٢٣٤٥٦'])]
    #[TestWith(['１２３４５６'])]
    #[TestWith(['…'])]
    #[TestWith([''])]
    #[TestWith(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])]
    public function testWhatMayBePersonalIsNotStored(string $typed): void
    {
        self::assertNull($this->words($typed));
    }

    private function words(string $typed): ?string
    {
        return (new MissedWords(self::CHARACTERS, self::DIGITS))->of($typed);
    }
}
