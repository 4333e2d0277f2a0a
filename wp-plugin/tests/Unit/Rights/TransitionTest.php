<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights;

use Generator;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\Role;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Subject;
use Passerelle\Rights\Transition;
use Passerelle\Rights\TransitionRights;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Each person × status × action, against tables that are written out here. */
final class TransitionTest extends TestCase
{
    private const ME = 7;
    private const STATUSES = ['auto-draft', 'draft', 'pending', 'pending_review', 'rejected', 'future', 'publish', 'completed', 'private', 'trash'];

    /** [role, whose the record is] by name */
    private const PEOPLE = [
        'visitor' => ['', 'others'],
        'stranger' => ['beneficiaire', 'others'],
        'owner' => ['beneficiaire', 'own'],
        'operator' => ['operateur', 'own'],
        'manager' => ['operateur', 'managed'],
        'mentor' => ['beneficiaire', 'mentored'],
        'other-operator' => ['operateur', 'others'],
        'moderator' => ['moderateur', 'in_scope'],
        'far-moderator' => ['moderateur', 'others'],
        'editor' => ['editor', 'others'],
        'admin' => ['administrator', 'others'],
        'super' => ['super_administrateur', 'others'],
        'beneficiary' => ['beneficiaire', 'benefits'],
        'benefiting-editor' => ['editor', 'benefits'],
        'subscriber' => ['subscriber', 'own'],
    ];

    /** action | from | to ("=": the same) | who */
    private const MODERATED = <<<'TABLE'
        save          | draft pending_review                                       | =              | owner operator editor admin super
        save          | pending rejected future publish completed private          | =              | editor admin super
        submit        | draft pending_review                                       | pending        | owner operator
        withdraw      | pending                                                    | draft          | owner operator
        approve       | pending                                                    | publish        | moderator admin super
        send_back     | pending                                                    | pending_review | moderator admin super
        reject        | pending                                                    | rejected       | moderator admin super
        publish       | draft pending                                              | publish        | editor admin super
        schedule      | draft pending                                              | future         | editor admin super
        unschedule    | future                                                     | draft          | editor admin super
        offline       | publish                                                    | private        | owner operator
        online        | private                                                    | publish        | owner operator
        take_offline  | publish completed                                          | private        | editor admin super
        put_back      | private                                                    | publish        | editor admin super
        propose       | publish completed                                          | =              | owner operator
        withdraw_proposal | publish completed                                      | =              | owner operator
        approve_proposal | publish completed                                       | =              | moderator admin super
        send_back_proposal | publish completed                                     | =              | moderator admin super
        reject_proposal | publish completed                                        | =              | moderator admin super
        complete      | publish                                                    | completed      | owner operator editor admin super
        reopen        | completed                                                  | publish        | owner operator editor admin super
        alter_valid   | publish completed private                                  | chosen         | super
        alter_rejected| rejected                                                   | chosen         | admin super
        trash         | draft                                                      | trash          | owner operator editor admin super
        trash         | pending pending_review rejected future publish completed private | trash    | editor admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;

    private const CALLS = <<<'TABLE'
        save          | draft pending pending_review rejected future publish completed private | =     | editor admin super operator
        save          | draft pending pending_review rejected future publish completed         | =     | manager
        ready         | draft                                                      | pending        | operator manager editor admin super
        unready       | pending                                                    | draft          | operator manager editor admin super
        publish       | draft pending                                              | publish        | operator manager editor admin super
        schedule      | draft pending                                              | future         | operator manager editor admin super
        unschedule    | future                                                     | draft          | operator manager editor admin super
        extend        | publish                                                    | =              | operator manager editor admin super
        close_early   | publish                                                    | =              | operator manager editor admin super
        offline       | publish                                                    | private        | operator manager
        online        | private                                                    | publish        | operator manager
        take_offline  | publish completed                                          | private        | editor admin super
        put_back      | private                                                    | publish        | editor admin super
        complete      | publish                                                    | completed      | operator manager editor admin super
        reopen        | completed                                                  | publish        | operator manager editor admin super
        trash         | draft pending pending_review rejected future publish completed private | trash | operator editor admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;

    private const TRAININGS = <<<'TABLE'
        save          | draft pending pending_review rejected future publish completed private | =     | editor admin super
        publish       | draft pending                                              | publish        | editor admin super
        schedule      | draft pending                                              | future         | editor admin super
        unschedule    | future                                                     | draft          | editor admin super
        take_offline  | publish completed                                          | private        | editor admin super
        put_back      | private                                                    | publish        | editor admin super
        complete      | publish                                                    | completed      | editor admin super
        reopen        | completed                                                  | publish        | editor admin super
        trash         | draft pending pending_review rejected future publish completed private | trash | editor admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;

    /** Those who benefit propose, editors who do not benefit decide. */
    private const PROJECTS = <<<'TABLE'
        save          | draft pending pending_review rejected future publish completed private | =     | editor benefiting-editor admin super
        publish       | draft pending                                              | publish        | editor benefiting-editor admin super
        schedule      | draft pending                                              | future         | editor benefiting-editor admin super
        unschedule    | future                                                     | draft          | editor benefiting-editor admin super
        take_offline  | publish completed                                          | private        | editor benefiting-editor admin super
        put_back      | private                                                    | publish        | editor benefiting-editor admin super
        propose       | publish completed                                          | =              | beneficiary
        withdraw_proposal | publish completed                                      | =              | beneficiary
        approve_proposal | publish completed                                       | =              | editor admin super
        send_back_proposal | publish completed                                     | =              | editor admin super
        reject_proposal | publish completed                                        | =              | editor admin super
        complete      | publish                                                    | completed      | editor benefiting-editor admin super
        reopen        | completed                                                  | publish        | editor benefiting-editor admin super
        trash         | draft pending pending_review rejected future publish completed private | trash | editor benefiting-editor admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;

    /** Owners publish their structures themselves; what staff take offline only staff put back. */
    private const STRUCTURES = <<<'TABLE'
        save          | draft pending_review future publish completed private      | =              | owner operator
        save          | draft pending pending_review rejected future publish completed private | =  | editor admin super
        publish       | draft pending                                              | publish        | owner operator editor admin super
        schedule      | draft pending                                              | future         | editor admin super
        unschedule    | future                                                     | draft          | editor admin super
        offline       | publish                                                    | private        | owner operator
        online        | private                                                    | publish        | owner operator
        take_offline  | publish completed                                          | private        | editor admin super
        put_back      | private                                                    | publish        | editor admin super
        complete      | publish                                                    | completed      | owner operator editor admin super
        reopen        | completed                                                  | publish        | owner operator editor admin super
        trash         | draft pending pending_review rejected future publish completed private | trash | owner operator editor admin super
        restore       | trash                                                      | draft          | admin super
        TABLE;

    private const PRECONDITIONS = [
        'save' => 'DraftRules Version',
        'submit' => 'Completeness',
        'ready' => 'Completeness',
        'send_back' => 'Comment',
        'reject' => 'Reason',
        'propose' => 'Completeness Version',
        'withdraw_proposal' => 'Version',
        'extend' => 'Version',
        'close_early' => 'Reason Version',
        'publish' => 'Completeness NotHeld',
        'schedule' => 'Completeness Date NotHeld',
        'online' => 'TakenByOwner',
        'take_offline' => 'Reason',
        'approve_proposal' => 'Completeness Version',
        'send_back_proposal' => 'Comment Version',
        'reject_proposal' => 'Reason Version',
        'alter_valid' => 'Reason CompleteIfPublic',
        'alter_rejected' => 'Reason CompleteIfPublic',
    ];

    /** @return Generator<string, array{ContentType, string, string}> */
    public static function cells(): Generator
    {
        foreach (
            [
            ContentType::Initiative,
            ContentType::Event,
            ContentType::CallForApplication,
            ContentType::Training,
            ContentType::SupportedProject,
            ContentType::Structure,
            ] as $type
        ) {
            foreach (array_keys(self::PEOPLE) as $person) {
                foreach (self::STATUSES as $status) {
                    yield "{$type->value}: {$person}, {$status}" => [$type, $person, $status];
                }
            }
        }
    }

    #[DataProvider('cells')]
    public function testTransitionsByRoleAndStatus(ContentType $type, string $person, string $status): void
    {
        $expected = [];
        foreach (self::table($type) as [$action, $from, $to, $who]) {
            // Others have no beneficiaries.
            $named = $type !== ContentType::SupportedProject && $person === 'benefiting-editor' ? 'editor' : $person;
            if (in_array($named, $who, true) && in_array($status, $from, true)) {
                $expected[$action] = $to === '=' ? null : $to;
            }
        }
        $viewer = self::viewer($person);
        $subject = self::subject($type, $person, Status::from($status));
        $rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [])));

        $possible = [];
        foreach (Transition::cases() as $transition) {
            if ($transition->startsFrom($subject->status, $type) && $rights->allows($viewer, $subject, $transition)) {
                $possible[$transition->value] = str_starts_with($transition->value, 'alter_') ? 'chosen' : $transition->target()?->value;
            }
        }

        ksort($expected);
        ksort($possible);
        self::assertSame($expected, $possible);
    }

    public function testNobodyDecidesOnWhatTheyOwnOrCoEdit(): void
    {
        $structure = 7;
        $rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [$structure => 'member'])));
        foreach ([Role::Moderateur, Role::Administrator, Role::SuperAdministrateur] as $role) {
            $viewer = new Viewer(self::ME, [$role->value], 'SN');
            $of = static fn (int $ownerId, ?int $structureId, Status $status): Subject => new Subject(
                ContentType::Initiative,
                $status,
                $ownerId,
                countries: ['SN'],
                structureId: $structureId,
            );
            foreach (array_filter(Transition::cases(), static fn (Transition $each): bool => $each->isDecision()) as $decision) {
                foreach ($decision->rule()->from as $status) {
                    self::assertFalse($rights->allows($viewer, $of(self::ME, null, $status), $decision), "{$role->value} {$decision->value} own");
                    self::assertFalse($rights->allows($viewer, $of(self::ME + 1, $structure, $status), $decision), "{$role->value} {$decision->value} co-edited");
                }
            }
            self::assertTrue($rights->allows($viewer, $of(self::ME + 1, $structure + 1, Status::Pending), Transition::Approve));
        }
    }

    public function testNobodyDecidesOnAProjectThatTheyBenefitFrom(): void
    {
        $structure = 7;
        $rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [$structure => 'member'])));
        $of = static fn (int $beneficiary, ?int $structureId): Subject => new Subject(
            ContentType::SupportedProject,
            Status::Published,
            self::ME,
            structureId: $structureId,
            beneficiaries: [$beneficiary],
        );
        foreach (Role::staff() as $role) {
            $viewer = new Viewer(self::ME, [$role->value, 'beneficiaire']);
            foreach ([Transition::ApproveProposal, Transition::SendBackProposal, Transition::RejectProposal] as $decision) {
                self::assertFalse($rights->allows($viewer, $of(self::ME, null), $decision), "{$role->value} {$decision->value} benefits");
                self::assertFalse($rights->allows($viewer, $of(self::ME + 1, $structure), $decision), "{$role->value} {$decision->value} co-edits");
                self::assertTrue($rights->allows($viewer, $of(self::ME + 1, $structure + 1), $decision), "{$role->value} {$decision->value} as its author");
            }
        }
    }

    public function testOnlyTheOwnerMayUndoWhatTheOwnerTookOffline(): void
    {
        $byOwner = array_filter(
            Transition::cases(),
            static fn (Transition $step): bool => $step->rule()->to === [Status::Offline] && !$step->rule()->isOfStaff(ContentType::Initiative),
        );

        self::assertSame([Transition::Offline], array_values($byOwner), 'What any other step takes offline its owner must not bring back.');
    }

    public function testEveryActionIsInATable(): void
    {
        $named = array_map(
            static fn (array $row): string => $row[0],
            [...self::table(ContentType::Initiative), ...self::table(ContentType::CallForApplication)],
        );

        self::assertEqualsCanonicalizing(array_column(Transition::cases(), 'value'), array_values(array_unique($named)), 'Each action needs its rows in the tables of this test.');
        self::assertEqualsCanonicalizing(self::STATUSES, array_column(Status::cases(), 'value'));
    }

    public function testNeedsOfEachTransition(): void
    {
        $preconditions = [];
        foreach (Transition::cases() as $transition) {
            $names = implode(' ', array_column($transition->rule()->preconditions, 'name'));
            $preconditions += $names === '' ? [] : [$transition->value => $names];
        }

        self::assertEqualsCanonicalizing(self::PRECONDITIONS, $preconditions);
        self::assertSame([], array_diff_assoc($preconditions, self::PRECONDITIONS));
    }

    public function testOnlyStaffTakingOfflineIsAStepInEveryLanguage(): void
    {
        $steps = array_filter(Transition::cases(), static fn (Transition $step): bool => $step->rule()->inEveryLanguage);

        self::assertSame([Transition::TakeOffline], array_values($steps));
    }

    /** @return list<array{Transition, Status|null, Status}> */
    public static function returns(): array
    {
        return [
            [Transition::Online, Status::Completed, Status::Completed],
            [Transition::Online, null, Status::Published],
            [Transition::PutBack, Status::Completed, Status::Completed],
            [Transition::PutBack, Status::Published, Status::Published],
            [Transition::PutBack, Status::Draft, Status::Published],
            [Transition::Restore, Status::Published, Status::Published],
            [Transition::Restore, Status::Rejected, Status::Rejected],
            [Transition::Restore, Status::Scheduled, Status::Draft],
            [Transition::Restore, Status::AutoDraft, Status::Draft],
            [Transition::Restore, Status::Trash, Status::Draft],
        ];
    }

    #[DataProvider('returns')]
    public function testRestoresTheFormerStatus(Transition $transition, ?Status $before, Status $target): void
    {
        self::assertSame($target, $transition->target($before));
    }

    public function testAFinalDecisionIsAlteredToOneOfFourStatuses(): void
    {
        foreach ([Transition::AlterValid, Transition::AlterRejected] as $transition) {
            $ends = array_filter(Status::cases(), static fn (Status $status): bool => $transition->target(chosen: $status) === $status);
            self::assertEqualsCanonicalizing(['pending', 'pending_review', 'publish', 'rejected'], array_column($ends, 'value'));
            self::assertNull($transition->target());
        }
    }

    public function testEveryButtonOfTheEditScreenHasItsTextsAndNoOtherHas(): void
    {
        $file = (string) file_get_contents(__DIR__ . '/../../../config/transitions.json');
        /** @var array<string, mixed> $texts */
        $texts = json_decode($file, true, flags: JSON_THROW_ON_ERROR);

        $buttons = array_column(Transition::onEditScreen(), 'value');
        self::assertEqualsCanonicalizing($buttons, array_keys($texts), 'Rows with onEditScreen, and they only, have texts in config/transitions.json.');
        foreach (Lang::cases() as $language) {
            foreach (array_keys($texts) as $transition) {
                self::assertArrayHasKey("action.{$transition}", (new Texts())->all($language));
                self::assertArrayHasKey("notice.{$transition}", (new Texts())->all($language));
            }
        }
    }

    /** @return list<array{string, list<string>, string, list<string>}> */
    private static function table(ContentType $type): array
    {
        $text = match ($type) {
            ContentType::CallForApplication => self::CALLS,
            ContentType::Training => self::TRAININGS,
            ContentType::SupportedProject => self::PROJECTS,
            ContentType::Structure => self::STRUCTURES,
            default => self::MODERATED,
        };

        return array_values(array_map(static function (string $line): array {
            [$action, $from, $to, $who] = array_map(trim(...), explode('|', $line));

            return [$action, explode(' ', $from), $to, explode(' ', $who)];
        }, explode("\n", $text)));
    }

    private static function viewer(string $person): Viewer
    {
        $role = self::PEOPLE[$person][0];

        return $role === '' ? Viewer::anonymous() : new Viewer(self::ME, [$role], 'SN');
    }

    private static function subject(ContentType $type, string $person, Status $status): Subject
    {
        $position = self::PEOPLE[$person][1];

        return new Subject(
            $type,
            $status,
            $position === 'own' ? self::ME : self::ME + 1,
            countries: $position === 'in_scope' ? ['SN'] : ['FR'],
            managers: $position === 'managed' ? [self::ME] : [],
            mentors: $position === 'mentored' ? [self::ME] : [],
            beneficiaries: $position === 'benefits' ? [self::ME] : [],
        );
    }
}
