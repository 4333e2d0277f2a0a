<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Decisions;

use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use PHPUnit\Framework\TestCase;

/** The letter that announces a decision, as it is stored and sent. */
final class LetterTest extends TestCase
{
    public function testASubjectIsOneLineAndKeepsItsTypography(): void
    {
        $letter = Letter::tidied(" Votre\tcandidature à\n«\u{A0}{call}\u{A0}»\u{A0}: la\u{202F}suite ", "Bonjour  \r\n\r\n\r\n\r\n«\u{A0}Kora\u{A0}»");

        self::assertSame("Votre candidature à «\u{A0}{call}\u{A0}»\u{A0}: la\u{202F}suite", $letter->subject);
        self::assertSame("Bonjour\n\n«\u{A0}Kora\u{A0}»", $letter->body);
    }
}
