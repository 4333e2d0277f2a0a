<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use Generator;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Content\Trials\Expectations;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Each person × state × transition that is no action of owners, against a table that is written out here. */
#[Group('exhaustive')]
final class StaffTransitionsTest extends IntegrationTestCase
{
    /** action | from | to | who; all else is refused and changes nothing */
    private const TABLE = <<<'TABLE'
        approve       | pending                                                    | publish        | moderator admin super
        send_back     | pending                                                    | pending_review | moderator admin super
        reject        | pending                                                    | rejected       | moderator admin super
        publish       | draft pending                                              | publish        | editor admin super
        schedule      | draft pending                                              | future         | editor admin super
        unschedule    | future                                                     | draft          | editor admin super
        take_offline  | publish publish-proposal completed completed-proposal      | private        | editor admin super
        put_back      | private-owner private-staff                                | publish        | editor admin super
        alter_valid   | publish publish-proposal completed completed-proposal private-owner private-staff | rejected | super
        alter_rejected | rejected                                                  | pending        | admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;
    /** Steps of decisions: Moderation\DecisionTableTest. */
    private const ON_PROPOSALS = ['approve_proposal', 'send_back_proposal', 'reject_proposal'];
    /** Steps of calls only. */
    private const OTHER_TYPES = ['ready', 'unready', 'extend', 'close_early'];
    private const EDITORS = ['editor', 'admin', 'super'];
    private const REASON = 'Motif.';

    /** @return Generator<string, array{ContentType}> */
    public static function types(): Generator
    {
        foreach ([ContentType::Initiative, ContentType::Resource] as $type) {
            yield $type->value => [$type];
        }
    }

    #[DataProvider('types')]
    public function testWhoDoesWhatFromWhere(ContentType $type): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, $type);
        $table = new Expectations(self::TABLE);
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (Trials::PEOPLE as $person) {
                foreach ([...$table->actions(), ...self::OTHER_TYPES] as $action) {
                    $label = "{$state}, {$person}: {$action}";
                    $expected[$label] = self::expected($table, $type, $person, $state, $action);
                    $actual[$label] = $trials->outcome($person, $record, fn (): Record => ($this->plugin->get(ChangeStatus::class))(new StatusChange(
                        $trials->people[$person],
                        $record->id,
                        Transition::from($action),
                        $record->version,
                        $action === 'schedule' ? new DateTimeImmutable('+2 days') : null,
                        target: $action === 'alter_valid' ? Status::Rejected : Status::Pending,
                        reason: self::REASON,
                    )));
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    public function testEachTransitionIsInATable(): void
    {
        $ofOwners = array_map(static fn (OwnerAction $action): string => $action->transition()->value, OwnerAction::cases());

        self::assertEqualsCanonicalizing(
            array_column(Transition::cases(), 'value'),
            [...$ofOwners, ...(new Expectations(self::TABLE))->actions(), ...self::ON_PROPOSALS, ...self::OTHER_TYPES],
        );
    }

    private static function expected(Expectations $table, ContentType $type, string $person, string $state, string $action): string
    {
        $target = $table->target($action, $person, $state);
        if ($target !== null) {
            // A proposal ends when the record is no longer public by a decision.
            $fields = $action === 'restore' ? ['slug'] : [];
            return Expectations::done($action, $person, $state, $target, $fields, hasProposal: str_ends_with($state, '-proposal') && $target !== 'rejected');
        }
        $worksWithIt = in_array($person, ['moderator', 'far-moderator', ...self::EDITORS], true)
            || (in_array($state, ['draft', 'pending_review'], true) && in_array($person, ['owner', 'co-editor'], true));

        return $table->knows($action, $person) || ($worksWithIt && !$table->exists($action, $state)) ? 'invalid_transition' : Expectations::right($type);
    }
}
