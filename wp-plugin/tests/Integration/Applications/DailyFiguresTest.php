<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Submissions\DailyFigures;
use Passerelle\Content\Record;

/** What managers see of applications that nobody has sent: no more than how many, roughly. */
final class DailyFiguresTest extends ApplicationTestCase
{
    private const FORM = ['motive' => ['kind' => 'shortText']];

    public function testSentOnesAreExactAndBegunOnesAreNot(): void
    {
        $call = $this->call(['zone' => 'Pacific/Auckland']);
        $this->publishForm($call, self::document(self::FORM));
        self::assertSame(['begun' => null, 'sent' => 0, 'days' => []], $this->figures($call));
        // In Auckland it is the next day from 11:00 UTC on.
        $this->at('2026-11-28 10:30:00');
        $ids = array_map(fn (): int => $this->id($this->begin($this->users->beneficiaire(), $call)), range(1, 4));
        self::assertCount(4, $ids);
        self::assertSame(['begun' => null, 'sent' => 0, 'days' => [['day' => '2026-11-28', 'begun' => null, 'sent' => 0]]], $this->figures($call));

        $this->at('2026-11-28 11:30:00');
        $people = array_map(fn (): array => [$person = $this->users->beneficiaire(), $this->id($this->begin($person, $call))], range(1, 6));
        foreach (array_slice($people, 0, 3) as [$person, $id]) {
            $this->write($person, $id, 1, ['motive' => 'Oui']);
            $this->perform($person, ApplicationAction::Send, $id, 2);
        }
        $days = [['day' => '2026-11-28', 'begun' => null, 'sent' => 0], ['day' => '2026-11-29', 'begun' => 5, 'sent' => 3]];
        self::assertSame(['begun' => 10, 'sent' => 3, 'days' => $days], $this->figures($call));

        // A sent one that is taken back counts until it is withdrawn.
        [$person, $id] = $people[0];
        $this->perform($person, ApplicationAction::TakeBack, $id, 3);
        self::assertSame(3, $this->figures($call)['sent']);
        $this->perform($person, ApplicationAction::Withdraw, $id, 4);
        self::assertSame(['begun' => 5, 'sent' => 2, 'days' => [$days[0], ['day' => '2026-11-29', 'begun' => 5, 'sent' => 2]]], $this->figures($call));
        self::assertSame(['begun' => null, 'sent' => 0, 'days' => []], $this->figures($this->call()), 'Of this call alone.');
    }

    /**
     * @return array{begun: int|null, sent: int, days: list<array{day: string, begun: int|null, sent: int}>}
     * @phpstan-impure
     */
    private function figures(Record $call): array
    {
        return $this->plugin->get(DailyFigures::class)->of($call->groupId, $call->values->textOrNull('zone'));
    }
}
