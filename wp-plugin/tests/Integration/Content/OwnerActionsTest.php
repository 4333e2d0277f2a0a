<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Generator;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Records;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Content\Trials\Expectations;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Each person × state × action of an owner, against a table that is written out here. */
#[Group('exhaustive')]
final class OwnerActionsTest extends IntegrationTestCase
{
    /** action | from | to | who; all else is refused and changes nothing */
    private const TABLE = <<<'TABLE'
        save     | draft pending_review                                                       | =       | owner co-editor editor admin super
        save     | pending rejected future publish publish-proposal completed completed-proposal private-owner private-staff | = | editor admin super
        submit   | draft pending_review                                                       | pending | owner
        withdraw | pending                                                                    | draft   | owner
        propose  | publish publish-proposal completed completed-proposal                      | =       | owner co-editor
        withdrawProposal | publish-proposal completed-proposal                                | =       | owner co-editor
        offline  | publish publish-proposal                                                   | private | owner
        online   | private-owner                                                              | publish | owner
        complete | publish publish-proposal                                                   | completed | owner editor admin super
        reopen   | completed completed-proposal                                               | publish | owner editor admin super
        delete   | draft                                                                      | trash   | owner editor admin super
        delete   | pending pending_review rejected future publish publish-proposal completed completed-proposal private-owner private-staff | trash | editor admin super
        TABLE;
    /** Editors delete no profiles but their own. */
    private const DELETERS = ['editor admin super', 'admin super'];
    /** Names of actions in the audit log, where they differ. */
    private const LINES = ['delete' => 'trash', 'withdrawProposal' => 'withdraw_proposal'];
    private const TEXT = 'Autrement dit.';

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    /** @return Generator<string, array{ContentType}> */
    public static function types(): Generator
    {
        foreach ([ContentType::Initiative, ContentType::Event, ContentType::CommunityProfile] as $type) {
            yield $type->value => [$type];
        }
    }

    #[DataProvider('types')]
    public function testWhoDoesWhatFromWhere(ContentType $type): void
    {
        $trials = new Trials($this->plugin, $this->content, $this->users, $type);
        $table = self::table($type);
        $records = new EditorRecords($this->plugin->get(Records::class), $this->plugin->get(Policy::class), new EditRights($this->plugin->get(Policy::class)));
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $trials->record($state);
            foreach (self::people($type) as $person) {
                foreach (OwnerAction::cases() as $action) {
                    $label = "{$state}, {$person}: {$action->value}";
                    $expected[$label] = self::expected($table, $type, $person, $state, $action->value, $trials->textKey());
                    $actual[$label] = $trials->outcome($person, $record, function () use ($trials, $records, $person, $action, $record): void {
                        $found = $records->find($trials->people[$person], $record->id, $record->type);
                        if ($action !== OwnerAction::Save) {
                            $this->plugin->get(OwnerActions::class)->require($trials->people[$person], $action, $found, $found->version);
                        }
                        $trials->perform($person, $action, $found, self::TEXT);
                    });
                }
            }
        }

        self::assertSame($expected, $actual);
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
        $submit = fn (array $values): Record => ($this->plugin->get(OwnerActions::class))(
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
        self::assertEqualsCanonicalizing(array_column(OwnerAction::cases(), 'value'), self::table(ContentType::Initiative)->actions());
    }

    private function perform(Viewer $viewer, OwnerAction $action, Record $record): Record
    {
        return ($this->plugin->get(OwnerActions::class))($viewer, $action, $record, $record->version, null);
    }

    private static function table(ContentType $type): Expectations
    {
        return new Expectations($type === ContentType::CommunityProfile ? str_replace(
            ['trash   | owner ' . self::DELETERS[0], '| trash | ' . self::DELETERS[0]],
            ['trash   | owner ' . self::DELETERS[1], '| trash | ' . self::DELETERS[1]],
            self::TABLE,
        ) : self::TABLE);
    }

    /** @return list<string> nobody edits a profile but the person */
    private static function people(ContentType $type): array
    {
        return array_values(array_diff(Trials::PEOPLE, $type === ContentType::CommunityProfile ? ['co-editor'] : []));
    }

    private static function expected(Expectations $table, ContentType $type, string $person, string $state, string $action, string $key): string
    {
        $target = $table->target($action, $person, $state);
        if ($target === null) {
            return self::refusal($table, $type, $person, $state, $action);
        }
        $isOwnDraft = $action === 'save' && $person === 'owner';
        // The slug of what is in the trash is free for others.
        $fields = ['save' => [$key], 'propose' => [$key], 'delete' => ['slug']][$action] ?? [];
        $isProposal = ['propose' => true, 'withdrawProposal' => false][$action] ?? null;

        return Expectations::done(self::LINES[$action] ?? $action, $person, $state, $target, $fields, !$isOwnDraft, $isProposal);
    }

    /**
     * What others have not published does not exist for those who do not work on it. Who may take the step from another state is answered
     * that it is the state; the rest that it is a right.
     */
    private static function refusal(Expectations $table, ContentType $type, string $person, string $state, string $action): string
    {
        $right = Expectations::right($type);
        $isUnknown = $state === 'trash' || ($person === 'moderator' && in_array($state, ['draft', 'future'], true));
        $isOutside = in_array($person, ['visitor', 'stranger', 'operator', 'far-moderator'], true);

        return match (true) {
            $isUnknown, $isOutside && !Trials::status($state)->isPublic() => 'not_found',
            $isOutside => $right,
            $action === 'save' => $person === 'owner' ? 'not_editable' : $right,
            $person === 'owner' && $state === 'private-staff' && $action === 'online' => $right,
            $table->knows($action, $person) => 'invalid_transition',
            $person !== 'moderator' && $table->target('save', $person, $state) === null => $right,
            default => $table->exists($action, $state) ? $right : 'invalid_transition',
        };
    }
}
