<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Record;
use Passerelle\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Content\Trials\Expectations;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each person × state × decision, in scope and out of it and on their own records, against a table that is written out here. */
final class DecisionTableTest extends IntegrationTestCase
{
    /** decision on record or proposal | from | to | who; all else is refused and changes nothing */
    private const TABLE = <<<'TABLE'
        valid record      | pending                                    | publish        | moderator admin super
        to_edit record    | pending                                    | pending_review | moderator admin super
        rejected record   | pending                                    | rejected       | moderator admin super
        to_edit record    | publish publish-proposal completed completed-proposal private-owner private-staff | pending_review | super
        rejected record   | publish publish-proposal completed completed-proposal private-owner private-staff | rejected | super
        pending record    | publish publish-proposal completed completed-proposal private-owner private-staff | pending  | super
        valid record      | rejected                                   | publish        | admin super
        to_edit record    | rejected                                   | pending_review | admin super
        pending record    | rejected                                   | pending        | admin super
        valid proposal    | publish-proposal completed-proposal        | =              | moderator admin super
        to_edit proposal  | publish-proposal completed-proposal        | =              | moderator admin super
        rejected proposal | publish-proposal completed-proposal        | =              | moderator admin super
        TABLE;
    /** Who may know that a record exists. */
    private const READERS = [
        'pending' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'pending_review' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'rejected' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'private' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'draft' => ['owner', 'co-editor', 'editor', 'admin', 'super'],
        'future' => ['owner', 'co-editor', 'editor', 'admin', 'super'],
        'trash' => ['editor', 'admin', 'super'],
        'publish' => Trials::PEOPLE,
        'completed' => Trials::PEOPLE,
    ];
    private const VALIDATORS = ['moderator', 'admin', 'super'];
    private const COMMENT = 'Précisez.';
    private const TEXT_MAX = 100;

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
        $table = new Expectations(self::TABLE);
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (Trials::PEOPLE as $person) {
                foreach (self::decisions() as $name => $input) {
                    $label = "{$state}, {$person}: {$name}";
                    $expected[$label] = self::expected($table, $trials->textKey(), $person, $state, $name, $input);
                    $actual[$label] = $trials->outcome($person, $record, fn (): Record => $this->decide($trials, $person, $record, $input));
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testNobodyDecidesOnTheirOwn(): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
        $actual = [];
        foreach (self::VALIDATORS as $person) {
            foreach (['pending', 'publish', 'rejected', 'private-owner'] as $state) {
                $record = $trials->recordOf($person, $state);
                foreach (self::decisions() as $input) {
                    $actual[] = $trials->outcome($person, $record, fn (): Record => $this->decide($trials, $person, $record, $input));
                }
            }
        }

        self::assertSame(['rights_moderate'], array_values(array_unique($actual)));
    }

    public function testEachDecisionIsInTheTable(): void
    {
        $reached = [];
        foreach (self::decisions() as $input) {
            foreach (Trials::STATES as $state) {
                $reached[] = self::transition($input, $state)?->value;
            }
        }

        self::assertEqualsCanonicalizing(array_column(self::transitions(), 'value'), array_values(array_unique(array_filter($reached))));
    }

    /** @return array<string, DecisionInput> by name in the table */
    private static function decisions(): array
    {
        $inputs = [];
        foreach (Target::cases() as $target) {
            foreach (Decision::cases() as $decision) {
                $reason = $decision === Decision::Rejected ? RejectionReason::Duplicate : null;
                $inputs["{$decision->value} {$target->value}"] = DecisionInput::of($decision, $target, self::COMMENT, $reason, '', self::TEXT_MAX);
            }
        }

        return $inputs;
    }

    private function decide(Trials $trials, string $person, Record $record, DecisionInput $input): Record
    {
        return ($this->plugin->moderation->decide)($trials->people[$person], $record->id, $record->version, $input);
    }

    /** @param string $proposed key of the text that proposals change */
    private static function expected(Expectations $table, string $proposed, string $person, string $state, string $name, DecisionInput $input): string
    {
        $target = $table->target($name, $person, $state);
        if ($target !== null) {
            $endsProposal = $input->target === Target::Proposal ? $input->decision !== Decision::ToEdit : in_array($target, ['rejected', 'pending', 'pending_review'], true);
            $action = self::transition($input, $state)->value ?? '';

            $hasProposal = str_ends_with($state, '-proposal') && !$endsProposal;

            return Expectations::done($action, $person, $state, $target, $input->target === Target::Proposal ? [$proposed] : [], hasProposal: $hasProposal);
        }
        if (!in_array($person, self::READERS[Trials::status($state)->value] ?? [], true)) {
            return 'not_found';
        }

        return in_array($person, self::VALIDATORS, true) ? 'invalid_transition' : 'rights_moderate';
    }

    private static function transition(DecisionInput $input, string $state): ?Transition
    {
        return $input->target === Target::Proposal ? $input->decision->onProposal() : $input->decision->onRecord(Trials::status($state));
    }
}
