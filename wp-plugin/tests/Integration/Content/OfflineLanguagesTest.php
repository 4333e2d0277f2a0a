<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use DateTimeImmutable;
use Passerelle\Catalogue\Verify;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Moderation\Queue\QueueVerify;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Listeners;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Taking offline by staff applies to all public and scheduled languages, each of which is restored on its own; owners act on one language. */
final class OfflineLanguagesTest extends IntegrationTestCase
{
    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    /** @return array<string, array{ContentType}> moderated, of members, run by operators, of staff */
    public static function types(): array
    {
        $types = [ContentType::Initiative, ContentType::Structure, ContentType::CallForApplication, ContentType::Training];

        return array_combine(array_column($types, 'value'), array_map(static fn (ContentType $type): array => [$type], $types));
    }

    #[DataProvider('types')]
    public function testStaffTakeEveryPublicLanguageOfflineWithALineEach(ContentType $type): void
    {
        $french = $this->content->published($type);
        $english = $this->content->change($this->english($french, Status::Published), Transition::Complete);
        $french = $this->reload($french);
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;

        $after = $this->take($this->users->editor(), $english, Transition::TakeOffline, 'Droits contestés');

        self::assertSame([$english->id, Status::Offline, $english->version + 1], [$after->id, $after->status, $after->version]);
        self::assertSame([Status::Offline, $french->version + 1], [$this->reload($french)->status, $this->reload($french)->version]);
        self::assertSame(
            [
                "take_offline: completed → private by editor of {$english->id}: Droits contestés",
                "take_offline: publish → private by editor of {$french->id}: Droits contestés",
            ],
            $this->lines($french, $last),
        );
        self::assertSame([], array_map(strval(...), [...$this->plugin->get(Verify::class)->differences()]));
        self::assertSame([], [...$this->plugin->get(QueueVerify::class)->differences()]);
    }

    #[DataProvider('types')]
    public function testALanguageThatIsScheduledGoesBackToADraftWithItsLine(ContentType $type): void
    {
        $french = $this->content->published($type);
        $english = $this->english($french, Status::Scheduled);
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;

        $this->take($this->users->editor(), $this->reload($french), Transition::TakeOffline, 'Droits contestés');

        $after = $this->reload($english);
        self::assertSame([Status::Draft, $english->version + 1, null], [$after->status, $after->version, $after->publishedAt]);
        self::assertSame(
            [
                "take_offline: publish → private by editor of {$french->id}: Droits contestés",
                "unschedule: future → draft by editor of {$english->id}: Droits contestés",
            ],
            $this->lines($french, $last),
        );
        self::assertFalse(wp_next_scheduled('publish_future_post', [$english->id]));
        self::assertSame([], array_map(strval(...), [...$this->plugin->get(Verify::class)->differences()]));
        self::assertSame([], [...$this->plugin->get(QueueVerify::class)->differences()]);
    }

    public function testWhatIsScheduledStaysSoWhenItsOwnerTakesTheOtherLanguageOffline(): void
    {
        $french = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->reload($this->english($french, Status::Scheduled));

        $this->take($this->owner, $this->reload($french), Transition::Offline);

        self::assertEquals($english, $this->reload($english));
    }

    public function testEachLanguageIsPutBackByItselfToTheStatusThatItHad(): void
    {
        $french = $this->content->published(ContentType::Initiative);
        $english = $this->content->change($this->english($french, Status::Published), Transition::Complete);
        $this->content->change($this->reload($french), Transition::TakeOffline);

        self::assertSame(Status::Published, $this->content->change($this->reload($french), Transition::PutBack)->status);
        self::assertSame(Status::Offline, $this->reload($english)->status);
        self::assertSame(Status::Completed, $this->content->change($this->reload($english), Transition::PutBack)->status);
    }

    /** @return array<string, array{Status}> */
    public static function hidden(): array
    {
        $hidden = [Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Trash];

        return array_combine(array_column($hidden, 'value'), array_map(static fn (Status $status): array => [$status], $hidden));
    }

    #[DataProvider('hidden')]
    public function testALanguageThatIsNotPublicStaysAsItIs(Status $status): void
    {
        $french = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->reload($this->english($french, $status));

        $this->content->change($this->reload($french), Transition::TakeOffline);

        self::assertEquals($english, $this->reload($english));
        self::assertSame(Status::Offline, $this->reload($french)->status);
    }

    public function testOwnersActOnOneLanguage(): void
    {
        $french = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->reload($this->english($french, Status::Published));

        $this->take($this->owner, $french, Transition::Offline);
        self::assertEquals($english, $this->reload($english));
        $this->take($this->owner, $french, Transition::Online);
        self::assertSame(Status::Published, $this->reload($french)->status);
    }

    public function testWhatTheOwnerHadTakenOfflineIsHeldWithTheRest(): void
    {
        $french = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->english($french, Status::Published);
        $offline = $this->take($this->owner, $english, Transition::Offline);

        $this->take($this->users->editor(), $french, Transition::TakeOffline, 'Droits contestés');

        self::assertEquals($offline, $this->reload($english), 'It was offline already.');
        self::assertSame(['rights_edit_initiative'], $this->refusals(fn (): Record => $this->take($this->owner, $english, Transition::Online)));
        self::assertSame(Status::Published, $this->take($this->users->editor(), $english, Transition::PutBack)->status);
        // Later it is the owner's again.
        $this->take($this->owner, $english, Transition::Offline);
        self::assertSame(Status::Published, $this->take($this->owner, $english, Transition::Online)->status);
        self::assertSame(['rights_edit_initiative'], $this->refusals(fn (): Record => $this->take($this->owner, $french, Transition::Online)));
    }

    /** @return array<string, array{ContentType, Role, Transition, string}> what those may do who may not put back, and the refusal */
    public static function publications(): array
    {
        return [
            'structure' => [ContentType::Structure, Role::Beneficiaire, Transition::Publish, 'structure_owner_required'],
            'call' => [ContentType::CallForApplication, Role::Operateur, Transition::Publish, 'rights_edit_call'],
            'scheduled call' => [ContentType::CallForApplication, Role::Operateur, Transition::Schedule, 'rights_edit_call'],
        ];
    }

    #[DataProvider('publications')]
    public function testNoOtherLanguageIsPublishedByItsOwnerWhileStaffHoldOne(ContentType $type, Role $role, Transition $step, string $refusal): void
    {
        [$owner, $french, $english] = $this->owned($type, $role, Status::Draft);
        $this->take($this->users->editor(), $french, Transition::TakeOffline, 'Droits contestés');
        $english = $this->reload($english);
        $head = $this->plugin->get(AuditLines::class)->head();

        self::assertFalse($this->plugin->get(ChangeStatus::class)->allows($owner, $step, $english));
        self::assertSame([$refusal], $this->refusals(fn (): Record => $this->take($owner, $english, $step)));
        self::assertEquals([$english, $head], [$this->reload($english), $this->plugin->get(AuditLines::class)->head()]);

        $this->take($this->users->editor(), $french, Transition::PutBack);
        self::assertTrue($this->plugin->get(ChangeStatus::class)->allows($owner, $step, $english));
        self::assertSame($step->target(), $this->take($owner, $english, $step)->status);
    }

    #[DataProvider('publications')]
    public function testThoseWhoMayPutBackMayPublishTheOtherLanguage(ContentType $type, Role $role, Transition $step): void
    {
        [, $french, $english] = $this->owned($type, $role, Status::Draft);
        $this->take($this->users->editor(), $french, Transition::TakeOffline, 'Droits contestés');

        foreach ([$this->users->editor(), $this->users->administrator()] as $staff) {
            self::assertTrue($this->plugin->get(ChangeStatus::class)->allows($staff, $step, $english));
        }
        self::assertSame($step->target(), $this->take($this->users->editor(), $english, $step)->status);
        self::assertSame(Status::Offline, $this->reload($french)->status);
    }

    #[DataProvider('publications')]
    public function testWhatItsOwnerTookOfflineHoldsNoOtherLanguage(ContentType $type, Role $role, Transition $step): void
    {
        [$owner, $french, $english] = $this->owned($type, $role, Status::Draft);
        $this->take($owner, $french, Transition::Offline);

        self::assertSame($step->target(), $this->take($owner, $english, $step)->status);
    }

    public function testWhatStaffUnscheduledIsNotScheduledAgainByItsOperator(): void
    {
        [$owner, $french, $english] = $this->owned(ContentType::CallForApplication, Role::Operateur, Status::Scheduled);
        $this->take($this->users->editor(), $french, Transition::TakeOffline, 'Droits contestés');

        self::assertSame(['rights_edit_call'], $this->refusals(fn (): Record => $this->take($owner, $english, Transition::Schedule)));
        self::assertSame(Status::Draft, $this->reload($english)->status);
    }

    public function testWhatIsHeldStaysHeldInTheTrash(): void
    {
        [$owner, $french, $english] = $this->owned(ContentType::CallForApplication, Role::Operateur, Status::Draft);
        $this->take($this->users->editor(), $french, Transition::TakeOffline, 'Droits contestés');
        $this->take($owner, $french, Transition::Trash);

        self::assertSame(['rights_edit_call'], $this->refusals(fn (): Record => $this->take($owner, $english, Transition::Publish)));
    }

    /** @return array<string, array{Status}> of the other language, which the step changes too */
    public static function concerned(): array
    {
        return ['publish' => [Status::Published], 'future' => [Status::Scheduled]];
    }

    #[DataProvider('concerned')]
    public function testARefusalOrAFailureLeavesEveryLanguageAsItWas(Status $status): void
    {
        $french = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $english = $this->reload($this->english($french, $status));
        $french = $this->reload($french);
        $editor = $this->users->editor();
        $head = $this->plugin->get(AuditLines::class)->head();
        $refusals = [
            'reason: required' => [$editor, ' ', $french->version],
            'stale_version' => [$editor, 'Motif', $french->version - 1],
            'rights_edit_initiative' => [$this->owner, 'Motif', $french->version],
        ];
        foreach ($refusals as $code => [$actor, $reason, $version]) {
            $change = new StatusChange($actor, $french->id, Transition::TakeOffline, $version, reason: $reason);
            self::assertSame([$code], $this->refusals(fn (): Record => ($this->plugin->get(ChangeStatus::class))($change)));
        }
        add_action(Listeners::HOOK, static function (ContentChanged $change) use ($english): void {
            if ($change->record()->id === $english->id) {
                throw DomainError::staleVersion();
            }
        });
        self::assertSame(['stale_version'], $this->refusals(fn (): Record => $this->take($editor, $french, Transition::TakeOffline, 'Motif')));

        self::assertEquals([$french, $english, $head], [$this->reload($french), $this->reload($english), $this->plugin->get(AuditLines::class)->head()]);
    }

    /** @return array{Viewer, Record, Record} the owner, what is public in French, and the English one */
    private function owned(ContentType $type, Role $role, Status $status): array
    {
        $owner = $this->users->with($role);
        $french = $this->content->published($type, ownerId: $owner->id);
        if ($type === ContentType::Structure) {
            (new MembershipStore($this->db))->save($french->groupId, new MemberList([]), MemberList::ownedBy($owner->id));
        }

        return [$owner, $french, $this->english($french, $status)];
    }

    private function english(Record $french, Status $status): Record
    {
        $draft = $this->content->draft($french->type, language: Lang::English, groupId: $french->groupId, ownerId: $french->ownerId);

        return $this->content->reach($draft, $status);
    }

    private function take(Viewer $actor, Record $record, Transition $transition, string $reason = ''): Record
    {
        $at = $transition === Transition::Schedule ? new DateTimeImmutable('+2 days') : null;

        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($actor, $record->id, $transition, at: $at, sameTextsConfirmed: true, reason: $reason));
    }

    /** @return list<string> */
    private function lines(Record $record, int $after): array
    {
        $lines = array_filter($this->plugin->get(AuditLines::class)->ofGroup($record->groupId), static fn (AuditLine $line): bool => $line->id > $after);

        return array_values(array_map(
            static fn (AuditLine $line): string => "{$line->action}: {$line->before} → {$line->after} by " . implode(',', $line->roles) . " of {$line->postId}: {$line->reason}",
            $lines,
        ));
    }
}
