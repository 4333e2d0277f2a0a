<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Letters;

use DateTimeImmutable;
use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterDelivery;
use Passerelle\Applications\Letters\LetterState;
use Passerelle\Applications\Letters\Referee;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Which of several mails asks for a letter. */
final class LetterTest extends TestCase
{
    #[TestWith([3, true])]
    #[TestWith([2, false])]
    #[TestWith([4, false])]
    #[TestWith(['3', false])]
    #[TestWith([null, false])]
    public function testALaterMailMakesTheEarlierOnesVoid(mixed $sending, bool $asks): void
    {
        self::assertSame($asks, self::letter(3)->isAskedBy($sending));
    }

    private static function letter(int $sending): Letter
    {
        return new Letter(
            1,
            2,
            3,
            'letters',
            new Referee('Fatou Diop', 'fatou@example.org', Lang::French, ''),
            'hash',
            4,
            LetterState::Asked,
            LetterDelivery::Waiting,
            $sending,
            '',
            false,
            new DateTimeImmutable('2026-11-20T10:00:00Z'),
            null,
            null,
        );
    }
}
