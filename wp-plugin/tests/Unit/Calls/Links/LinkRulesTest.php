<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use DateTimeImmutable;
use Passerelle\Calls\Links\Fetching\Finding;
use Passerelle\Calls\Links\Link;
use Passerelle\Calls\Links\LinkRules;
use Passerelle\Calls\Links\LinkState;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\TestCase;

/** What checks say, one after the other, and when the next one is due. */
final class LinkRulesTest extends TestCase
{
    private const START = '2026-12-01T10:00:00Z';

    public function testOneFailureIsSilentAndCheckedAgainSoon(): void
    {
        $link = $this->after([0, LinkState::Ok], [24, LinkState::Dead]);
        self::assertSame([LinkState::Ok, 1, false, 30.0], $this->summary($link, 24));

        $back = $this->after([0, LinkState::Ok], [24, LinkState::Dead], [30, LinkState::Ok]);
        self::assertSame([LinkState::Ok, 0, false, 54.0], $this->summary($back, 30));
        self::assertEquals(self::at(0), $back->since, 'It never was anything else.');
    }

    public function testTheSecondFailureMakesItDeadSinceTheFirst(): void
    {
        $link = $this->after([0, LinkState::Ok], [24, LinkState::Dead], [30, LinkState::Dead]);

        self::assertSame([LinkState::Dead, 2, false, 54.0], $this->summary($link, 30));
        self::assertEquals([self::at(24), self::at(30)], [$link->since, $link->checkedAt]);
    }

    public function testVisitorsAreWarnedTwoDaysAfterTheFirstFailureWithACheckAtThatInstant(): void
    {
        $dead = [[0, LinkState::Dead], [6, LinkState::Dead], [30, LinkState::Dead]];
        self::assertSame([LinkState::Dead, 3, false, 48.0], $this->summary($this->after(...$dead), 30));

        $shown = $this->after(...[...$dead, [48, LinkState::Dead]]);
        self::assertSame([LinkState::Dead, 4, true, 72.0], $this->summary($shown, 48));
        self::assertEquals(self::at(0), $shown->since);

        $works = $this->after(...[...$dead, [48, LinkState::Dead], [72, LinkState::Ok]]);
        self::assertSame([LinkState::Ok, 0, false, 96.0], $this->summary($works, 72));
        self::assertEquals(self::at(72), $works->since);
    }

    public function testALinkThatNeverWorkedHasNoStateAfterOneFailure(): void
    {
        $link = $this->after([0, LinkState::Dead]);

        self::assertSame([null, 1, false, 6.0], $this->summary($link, 0));
        self::assertNull($link->since);
    }

    public function testOtherFindingsCountAtOnceAndEndTheFailures(): void
    {
        foreach ([LinkState::Moved, LinkState::BadCertificate, LinkState::Unchecked] as $state) {
            $link = $this->after([0, LinkState::Ok], [24, LinkState::Dead], [30, $state]);

            self::assertSame([$state, 0, false, 54.0], $this->summary($link, 30));
            self::assertEquals([self::at(30), 'host of hour 30'], [$link->since, $link->finalHost]);
        }
    }

    public function testTheHostStaysThatOfTheStateWhileOneFailureProvesNothing(): void
    {
        self::assertSame('host of hour 0', $this->after([0, LinkState::Moved], [24, LinkState::Dead])->finalHost);
    }

    /** @param array{int, LinkState} ...$findings hours from the start, and what was found then */
    private function after(array ...$findings): Link
    {
        $link = new Link(7, 'https://funder.example/');
        foreach ($findings as [$hour, $state]) {
            $link = self::rules()->after($link, new Finding($state, "host of hour {$hour}"), self::at($hour));
        }

        return $link;
    }

    /** @return array{LinkState|null, int, bool, float} state, failures, whether visitors are warned, hours from the start to the next check */
    private function summary(Link $link, int $hour): array
    {
        $next = self::rules()->nextCheck($link, self::at($hour));

        return [$link->state, $link->failures, $link->isShown, ($next->getTimestamp() - self::at(0)->getTimestamp()) / 3_600.0];
    }

    private static function rules(): LinkRules
    {
        return LinkRules::from(Config::fromDirectory(dirname(__DIR__, 4) . '/config'));
    }

    private static function at(int $hour): DateTimeImmutable
    {
        return (new DateTimeImmutable(self::START))->modify("+{$hour} hours");
    }
}
