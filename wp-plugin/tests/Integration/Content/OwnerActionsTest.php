<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Generator;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Each person × state × action of an owner, against a table that is written out here. */
final class OwnerActionsTest extends IntegrationTestCase
{
    /** action | from | to | who; all else is refused and leaves no trace */
    private const TABLE = <<<'TABLE'
        save     | draft pending_review                                                       | =       | owner co-editor editor admin super
        save     | pending rejected future publish completed private-owner private-staff      | =       | editor admin super
        submit   | draft pending_review                                                       | pending | owner
        withdraw | pending                                                                    | draft   | owner
        propose  | publish completed                                                          | =       | owner co-editor
        withdrawProposal | publish completed                                                  | =       | owner co-editor
        offline  | publish                                                                    | private | owner
        online   | private-owner                                                              | publish | owner
        complete | publish                                                                    | completed | owner editor admin super
        reopen   | completed                                                                  | publish | owner editor admin super
        delete   | draft                                                                      | trash   | owner editor admin super
        delete   | pending pending_review rejected future publish completed private-owner private-staff | trash | editor admin super
        TABLE;

    private const STATES = ['draft', 'pending', 'pending_review', 'rejected', 'future', 'publish', 'completed', 'private-owner', 'private-staff', 'trash'];
    private const PEOPLE = ['visitor', 'stranger', 'owner', 'co-editor', 'operator', 'moderator', 'far-moderator', 'editor', 'admin', 'super'];
    private const PUBLIC = ['publish', 'completed'];

    private EditorRecords $records;
    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->records = new EditorRecords($this->plugin->content->records, $this->plugin->policy, new EditRights($this->plugin->policy));
        $this->owner = $this->users->beneficiaire();
    }

    /** @return Generator<string, array{ContentType, string, string}> */
    public static function cells(): Generator
    {
        foreach ([ContentType::Initiative, ContentType::Event] as $type) {
            foreach (self::PEOPLE as $person) {
                foreach (self::STATES as $state) {
                    yield "{$type->value}: {$person}, {$state}" => [$type, $person, $state];
                }
            }
        }
    }

    #[DataProvider('cells')]
    public function testWhoDoesWhatFromWhere(ContentType $type, string $person, string $state): void
    {
        [$record, $viewer] = $this->recordFor($type, $person, $state);
        foreach (OwnerAction::cases() as $action) {
            $expected = self::expected($action->value, $person, $state);
            if ($action === OwnerAction::WithdrawProposal && $expected !== null) {
                $record = $this->perform($viewer, OwnerAction::Propose, $record);
            }
            $trace = $this->trace();
            $refusals = $this->refusals(fn (): Record => $this->perform($viewer, $action, $record));
            $after = $this->reload($record);
            $label = "{$person}, {$state}: {$action->value}";
            if ($expected === null) {
                self::assertEquals($record, $after, $label);
                self::assertSame($trace, $this->trace(), "{$label} leaves no line and no message");
                self::assertContains($refusals[0] ?? 'nothing', self::codes($type, $person, $state, $action), $label);
                continue;
            }
            self::assertSame([[], $expected, $record->version + 1], [$refusals, $after->status->value, $after->version], $label);
            $lines = $this->trace()[0] - $trace[0];
            $isUnlogged = $action === OwnerAction::Save && $person === 'owner';
            self::assertSame($isUnlogged ? 0 : 1, $lines, "{$label} leaves one line");
            [$record, $viewer] = $this->recordFor($type, $person, $state);
        }
        self::assertSame([], [...$this->plugin->catalogue->verify->differences()], 'The index is in step.');
    }

    public function testOfTwoStepsAtTheSameVersionOneCounts(): void
    {
        $record = $this->content->in(Status::Published, ContentType::Initiative, ownerId: $this->owner->id);

        $this->perform($this->owner, OwnerAction::Offline, $record);

        self::assertSame(['stale_version'], $this->refusals(fn (): Record => $this->perform($this->owner, OwnerAction::Complete, $record)));
        self::assertSame(['stale_version'], $this->refusals(fn (): Record => $this->perform($this->owner, OwnerAction::Offline, $record)));
        self::assertSame(Status::Offline, $this->reload($record)->status);
    }

    public function testWhatIsSentWithASubmissionIsKeptOnlyIfItIsSubmitted(): void
    {
        $record = $this->content->draft(ContentType::Initiative, ['description' => null], title: 'Avant', ownerId: $this->owner->id);
        $submit = fn (array $values): Record => ($this->plugin->content->ownerActions)(
            $this->owner,
            OwnerAction::Submit,
            $record,
            $record->version,
            new SaveInput($this->owner, $record->type, $record->language, $values, 'Ensuite', id: $record->id, expectedVersion: $record->version),
        );

        self::assertSame(['description: required'], $this->refusals(static fn (): Record => $submit([])));
        self::assertEquals($record, $this->reload($record));

        $submitted = $submit(['description' => '<p>En entier.</p>']);
        self::assertSame(['Ensuite', Status::Pending, $record->version + 2], [$submitted->title, $submitted->status, $submitted->version]);
    }

    public function testEachActionOfTheTableIsAnActionOfTheApi(): void
    {
        $named = array_map(static fn (array $row): string => $row[0], self::rows());

        self::assertEqualsCanonicalizing(array_column(OwnerAction::cases(), 'value'), array_values(array_unique($named)));
    }

    private function perform(Viewer $viewer, OwnerAction $action, Record $record): Record
    {
        $this->records->find($viewer, $record->id, $record->type);
        if ($action !== OwnerAction::Save) {
            $this->plugin->content->ownerActions->require($viewer, $action, $record, $record->version);
        }
        $input = $action->needsInput()
            ? new SaveInput($viewer, $record->type, $record->language, title: "Autre {$record->version}", id: $record->id, expectedVersion: $record->version)
            : null;

        return ($this->plugin->content->ownerActions)($viewer, $action, $record, $record->version, $input);
    }

    /** @return array{Record, Viewer} */
    private function recordFor(ContentType $type, string $person, string $state): array
    {
        $status = Status::from(explode('-', $state)[0]);
        $record = $this->content->in($status, $type, ownerId: $this->owner->id, offlineByOwner: $state === 'private-owner');
        $viewer = match ($person) {
            'visitor' => Viewer::anonymous(),
            'stranger' => $this->users->beneficiaire(),
            'owner' => $this->owner,
            'co-editor' => $this->users->beneficiaire(),
            'operator' => $this->users->operateur(),
            'moderator' => $this->users->moderateur('SN'),
            'far-moderator' => $this->users->moderateur('FR'),
            'editor' => $this->users->editor(),
            'admin' => $this->users->administrator(),
            default => $this->users->with(Role::SuperAdministrateur),
        };
        if ($person === 'co-editor') {
            $structure = $this->content->published(ContentType::Structure, ['members' => [
                ['user' => $this->content->staff()->id, 'role' => 'owner', 'status' => 'member'],
                ['user' => $viewer->id, 'role' => 'member', 'status' => 'member'],
            ]]);
            update_post_meta($record->id, Field::metaKeyOf('organiserId'), $structure->groupId);
        }

        return [$this->reload($record), $viewer];
    }

    /** @return array{int, int} lines of the audit log, messages of the outbox */
    private function trace(): array
    {
        return [
            $this->plugin->audit->lines->head()->lastId,
            (int) $this->plugin->database->value("SELECT COUNT(*) FROM {$this->plugin->database->table('outbox')}"),
        ];
    }

    /** @return string|null the status afterwards; null: refused */
    private static function expected(string $action, string $person, string $state): ?string
    {
        foreach (self::rows() as [$named, $from, $to, $who]) {
            if ($named === $action && in_array($state, explode(' ', $from), true) && in_array($person, explode(' ', $who), true)) {
                return $to === '=' ? explode('-', $state)[0] : $to;
            }
        }

        return null;
    }

    /** @return list<string> what a refusal may say */
    private static function codes(ContentType $type, string $person, string $state, OwnerAction $action): array
    {
        $right = $type === ContentType::Initiative ? 'rights_edit_initiative' : 'forbidden';
        $isPublic = in_array($state, self::PUBLIC, true);

        return match (true) {
            in_array($person, ['visitor', 'stranger', 'operator', 'far-moderator'], true) => [$isPublic ? $right : 'not_found'],
            $state === 'trash' => ['not_found'],
            $person === 'moderator' => in_array($state, ['draft', 'future'], true) ? ['not_found'] : [$right, 'invalid_transition'],
            $person === 'owner' && $action === OwnerAction::Save => ['not_editable'],
            $person === 'owner' => [$state === 'private-staff' && $action === OwnerAction::Online ? $right : 'invalid_transition'],
            default => [$right, 'invalid_transition'],
        };
    }

    /** @return list<array{string, string, string, string}> */
    private static function rows(): array
    {
        return array_map(static function (string $line): array {
            [$action, $from, $to, $who] = array_map(trim(...), explode('|', $line));

            return [$action, $from, $to, $who];
        }, explode("\n", self::TABLE));
    }
}
