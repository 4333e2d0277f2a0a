<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Each person × state × decision, in scope and out of it and on their own records, against DecisionTable. */
#[Group('exhaustive')]
final class DecisionTableTest extends IntegrationTestCase
{
    /** @return iterable<string, array{ContentType}> */
    public static function types(): iterable
    {
        foreach ([ContentType::Initiative, ContentType::Event, ContentType::Resource] as $type) {
            yield $type->value => [$type];
        }
    }

    /** @return list<Transition> */
    public static function transitions(): array
    {
        return array_values(array_filter(Transition::cases(), static fn (Transition $each): bool => $each->isDecision()));
    }

    #[DataProvider('types')]
    public function testWhoDecidesWhatFromWhere(ContentType $type): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, $type);
        $table = new DecisionTable();
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (Trials::PEOPLE as $person) {
                foreach (DecisionTable::decisions() as $name => $input) {
                    $label = "{$state}, {$person}: {$name}";
                    $expected[$label] = $table->expected($trials->textKey(), $person, $state, $name, $input);
                    $actual[$label] = $trials->outcome($person, $record, fn (): Record => $this->decide($trials, $person, $record, $input));
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testNobodyDecidesOnTheirOwn(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $expected = $actual = [];
        foreach (DecisionTable::ownTrials() as [$person, $state]) {
            $record = $trials->recordOf($person, $state);
            foreach (DecisionTable::decisions() as $name => $input) {
                $label = "{$state} of {$person}: {$name}";
                $expected[$label] = DecisionTable::refusalOfOwn($person, $state);
                $actual[$label] = $trials->outcome($person, $record, fn (): Record => $this->decide($trials, $person, $record, $input));
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testEachDecisionIsInTheTable(): void
    {
        $reached = [];
        foreach (DecisionTable::decisions() as $input) {
            foreach (Trials::STATES as $state) {
                $reached[] = DecisionTable::transition($input, $state)?->value;
            }
        }

        self::assertEqualsCanonicalizing(array_column(self::transitions(), 'value'), array_values(array_unique(array_filter($reached))));
    }

    private function decide(Trials $trials, string $person, Record $record, DecisionInput $input): Record
    {
        return ($this->plugin->get(Decide::class))($trials->people[$person], $record->id, $record->version, $input);
    }
}
