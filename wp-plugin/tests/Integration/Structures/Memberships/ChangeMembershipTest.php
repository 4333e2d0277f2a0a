<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Content\Records;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Policy;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\Mails\MembershipMail;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipAction as Action;
use Passerelle\Structures\Memberships\MembershipEvent;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Notices\ReadNotice;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Structures\Memberships\StructureMembers;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class ChangeMembershipTest extends IntegrationTestCase
{
    private Viewer $owner;
    private Viewer $person;
    private Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->member();
        $this->person = $this->member();
        $this->structure = $this->structure();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    public function testARequestIsAcceptedWithLinesAndMails(): void
    {
        $this->change($this->person, Action::Ask);
        self::assertSame(['pretender', 'member'], self::of($this->list(), $this->person));
        self::assertSame(['membership_ask', '', 'pretender member', $this->profileOf($this->person)], $this->lastLine());
        self::assertSame([[$this->owner->id, 'asked', 'member']], $this->takeMails());

        $after = $this->change($this->owner, Action::AcceptRequest, $this->person, Role::Guest);

        self::assertSame(['member', 'guest'], self::of($after, $this->person));
        self::assertEquals($after, $this->list());
        self::assertSame(['membership_accept_request', 'pretender member', 'member guest', $this->profileOf($this->person)], $this->lastLine());
        self::assertSame([[$this->person->id, 'accepted', 'guest']], $this->takeMails());
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    public function testRightsBeginAndEndWithTheMembership(): void
    {
        $item = $this->content->draft(ContentType::Initiative, ['organiserId' => $this->structure->groupId], ownerId: $this->owner->id);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->person, $item));

        $this->change($this->owner, Action::Invite, $this->person, Role::Member);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->person, $item), 'Not before the invitation is accepted.');
        $this->change($this->person, Action::AcceptInvitation);
        self::assertTrue($this->plugin->get(Policy::class)->canEdit($this->person, $item));
        $this->change($this->owner, Action::SetRole, $this->person, Role::Guest);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->person, $item));
        $this->change($this->owner, Action::SetRole, $this->person, Role::Member);
        $this->change($this->person, Action::Leave);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->person, $item));
    }

    public function testTheOwnershipIsHandedOver(): void
    {
        $this->change($this->owner, Action::Invite, $this->person);
        $this->change($this->person, Action::AcceptInvitation);
        self::assertSame(['ownership_transfer_failed'], $this->refusals(fn () => $this->change($this->owner, Action::Leave)));

        $this->takeMails();
        $this->change($this->owner, Action::OfferTransfer, $this->person);
        self::assertSame($this->person->id, $this->list()->transfer?->to);
        $this->change($this->person, Action::AcceptTransfer);

        self::assertSame([['member', 'member'], ['member', 'owner']], [self::of($this->list(), $this->owner), self::of($this->list(), $this->person)]);
        self::assertSame(0, $this->offers());
        self::assertSame([[$this->person->id, 'transfer_offered', 'member'], [$this->owner->id, 'transfer_accepted', 'owner']], $this->takeMails());
        $this->change($this->owner, Action::Leave);
        self::assertSame([[$this->person->id, 'left', '']], $this->takeMails());
        $structure = $this->reload($this->structure);
        self::assertTrue($this->plugin->get(Policy::class)->canEdit($this->person, $structure));
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->owner, $structure));
        self::assertSame([$this->person->id, 'hand_over'], [$structure->ownerId, $this->lines()[count($this->lines()) - 2]->action ?? '']);
    }

    public function testARefusalChangesNothingAndIsNotLogged(): void
    {
        [$list, $lines] = [$this->list(), count($this->lines())];

        self::assertSame(['role_change_forbidden'], $this->refusals(fn () => $this->change($this->owner, Action::SetRole, $this->owner, Role::Member)));
        self::assertSame(['role: required'], $this->refusals(fn () => $this->change($this->owner, Action::SetRole, $this->owner)));
        self::assertSame(['membership_accept_failed'], $this->refusals(fn () => $this->change($this->owner, Action::AcceptRequest, $this->person)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->person, Action::Withdraw)));

        self::assertEquals([$list, $lines, []], [$this->list(), count($this->lines()), $this->takeMails()]);
    }

    public function testOnlyOwnersManageMembersAlsoAmongStaff(): void
    {
        $this->change($this->person, Action::Ask);
        $member = $this->member();
        $this->change($member, Action::Ask);
        $this->change($this->owner, Action::AcceptRequest, $member);
        $others = [$this->person, $member, $this->member(), $this->users->moderateur('SN'), $this->users->operateur(), $this->users->editor(), $this->users->administrator()];
        foreach ($others as $other) {
            foreach (array_filter(Action::cases(), static fn (Action $each): bool => $each->isByOwner()) as $action) {
                $code = $other === $member ? 'structure_owner_required' : 'not_found';
                self::assertSame([$code], $this->refusals(fn () => $this->change($other, $action, $this->person, Role::Owner)), "{$other->id} {$action->value}");
            }
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->change(Viewer::anonymous(), Action::Ask)));
    }

    public function testAnUnpublishedStructureDoesNotExistForOthers(): void
    {
        $draft = $this->content->draft(ContentType::Structure, ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member']]], ownerId: $this->owner->id);
        $ids = [$draft->id, $this->content->published(ContentType::Initiative)->id, 0, -1, PHP_INT_MAX];
        foreach ($ids as $id) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(ChangeMembership::class))($this->person, $id, Action::Ask)), (string) $id);
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(StructureMembers::class))($this->person, $id, Lang::French)), (string) $id);
        }
        // Who is invited knows of it.
        ($this->plugin->get(ChangeMembership::class))($this->owner, $draft->id, Action::Invite, $this->person->id);
        ($this->plugin->get(ChangeMembership::class))($this->person, $draft->id, Action::AcceptInvitation);
        self::assertSame(['member', 'member'], self::of($this->list($draft), $this->person));
    }

    public function testInvitingNeedsAPublishedProfileOnBothSides(): void
    {
        $newcomer = $this->users->beneficiaire();
        foreach ([$newcomer->id, 0, PHP_INT_MAX] as $id) {
            self::assertSame(
                ['not_found'],
                $this->refusals(fn () => ($this->plugin->get(ChangeMembership::class))($this->owner, $this->structure->id, Action::Invite, $id)),
                (string) $id,
            );
        }
        $this->content->draft(ContentType::CommunityProfile, ownerId: $newcomer->id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change($this->owner, Action::Invite, $newcomer)), 'A draft is no public profile.');

        $other = $this->users->beneficiaire();
        $this->structure = $this->structure($other);
        self::assertSame(['profile_not_published'], $this->refusals(fn () => $this->change($other, Action::Invite, $this->person)));
    }

    public function testWhoAskedIsInvitedWithoutAProfile(): void
    {
        $newcomer = $this->users->beneficiaire();
        $this->change($newcomer, Action::Ask);
        $this->change($this->owner, Action::Invite, $newcomer, Role::Guest);

        self::assertSame(['member', 'guest'], self::of($this->list(), $newcomer));
    }

    public function testWhoSeesWhichMembers(): void
    {
        $other = $this->member();
        $this->change($this->person, Action::Ask);
        $this->change($this->owner, Action::AcceptRequest, $this->person);
        $this->change($other, Action::Ask);
        $own = [$this->owner->id => 'owner', $this->person->id => 'member'];

        self::assertSame([...array_keys($own), $other->id], array_keys($this->seenBy($this->owner)));
        self::assertSame([...array_keys($own), $other->id], array_keys($this->seenBy($this->users->administrator())));
        self::assertSame(array_keys($own), array_keys($this->seenBy($this->person)));
        foreach ([$other, $this->member(), $this->users->moderateur('SN')] as $viewer) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->seenBy($viewer)));
        }
        self::assertSame(
            [$this->owner->id => [], $this->person->id => ['setRole', 'remove', 'transferOwnership'], $other->id => ['accept', 'refuse', 'invite']],
            $this->seenBy($this->owner),
        );
        self::assertSame([[], []], array_values($this->seenBy($this->person)));
    }

    public function testOwnStructuresWithWhatCanBeDone(): void
    {
        $this->change($this->person, Action::Ask);
        $this->content->published(ContentType::Structure);

        self::assertSame([[$this->structure->id, ['withdraw'], false, 0]], $this->ownOf($this->person));
        self::assertSame([[$this->structure->id, [], true, 1]], $this->ownOf($this->owner));
        self::assertSame([], $this->ownOf($this->member()));
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->ownOf(Viewer::anonymous())));

        $this->content->change($this->structure, Transition::Trash);
        self::assertSame([], $this->ownOf($this->person));
    }

    public function testNumberOfStatementsDoesNotGrowWithTheMembers(): void
    {
        $count = fn (): int => $this->countQueries(fn () => $this->seenBy($this->owner));
        for ($number = 0; $number < 3; $number++) {
            $this->change($this->member(), Action::Ask);
        }
        wp_cache_flush();
        $few = $count();
        for ($number = 0; $number < 20; $number++) {
            $this->change($this->member(), Action::Ask);
        }
        wp_cache_flush();
        $many = $count();

        self::assertSame($few, $many);
        self::assertLessThanOrEqual(25, $many);
    }

    public function testDeletionAndErasureLeaveNoOffer(): void
    {
        $this->change($this->owner, Action::Invite, $this->person);
        $this->change($this->person, Action::AcceptInvitation);
        $this->change($this->owner, Action::OfferTransfer, $this->person);
        self::assertSame(1, $this->offers());

        wp_delete_post($this->structure->id, true);

        self::assertSame(0, $this->offers());
    }

    public function testStaffWhoRewriteTheMembersEndAnOfferThatFitsNoMore(): void
    {
        $this->change($this->owner, Action::Invite, $this->person);
        $this->change($this->person, Action::AcceptInvitation);
        $this->change($this->owner, Action::OfferTransfer, $this->person);
        $this->content->save($this->reload($this->structure), ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member']]]);

        self::assertNull($this->list()->transfer);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change($this->users->beneficiaire(), Action::AcceptRequest, $this->person)));
        self::assertSame(['ownership_transfer_failed'], $this->refusals(fn () => $this->change($this->person, Action::AcceptTransfer)));
    }

    public function testNoticesAreReadInTheLanguageOfTheReader(): void
    {
        $this->change($this->person, Action::Ask);
        $this->change($this->owner, Action::Invite, $this->person, Role::Guest);

        $read = fn (Viewer $viewer, Lang $language): array => array_map(
            static fn (ReadNotice $notice): array => [$notice->notice->kind->value, $notice->title, $notice->path],
            ($this->plugin->get(ReadNotices::class))($viewer, $language, 1, 20),
        );
        $title = $this->structure->title;
        self::assertSame([['membership', "You are now part of “{$title}”", '/en/structures/']], $read($this->person, Lang::English));
        self::assertSame('/structures/', $read($this->owner, Lang::French)[0][2]);
        self::assertStringContainsString("«\u{a0}{$title}\u{a0}»", $read($this->owner, Lang::French)[0][1]);
        self::assertSame([], $read($this->member(), Lang::French));
    }

    public function testEveryMailNamesThePersonAndTheStructureInBothLanguages(): void
    {
        foreach (MembershipEvent::cases() as $event) {
            foreach (Lang::cases() as $language) {
                $text = (string) json_encode($this->mail($event, $language), JSON_UNESCAPED_UNICODE);
                self::assertStringContainsString($this->structure->title, $text, "{$event->value} {$language->value}");
                self::assertStringNotContainsString('{', strip_tags(str_replace(['{"', '":{'], '', $text)), "{$event->value} {$language->value}");
            }
        }
        wp_delete_post($this->structure->id, true);
        self::assertNull($this->mail(MembershipEvent::Asked, Lang::French));
    }

    private function mail(MembershipEvent $event, Lang $language): ?MailContent
    {
        $kind = $event->isOfOwnership() ? NoticeKind::Transfer : NoticeKind::Membership;
        $notice = $this->plugin->get(NoticeStore::class)->add($this->owner->id, $kind, $this->structure->groupId, [
            Notify::POST => $this->structure->id,
            MembershipNotices::ACTOR => $this->person->id,
            MembershipNotices::EVENT => $event->value,
            MembershipNotices::ROLE => 'member',
        ]);

        return $this->plugin->get(MembershipMail::class)->content(new Recipient('x@example.test', $language, '', $this->owner->id), [Notify::NOTICE => $notice]);
    }

    private function member(): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $member->id);

        return $member;
    }

    private function structure(?Viewer $owner = null): Record
    {
        $owner ??= $this->owner;

        return $this->content->published(ContentType::Structure, ['members' => [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']]], ownerId: $owner->id);
    }

    private function change(Viewer $viewer, Action $action, ?Viewer $member = null, ?Role $role = null): MemberList
    {
        return ($this->plugin->get(ChangeMembership::class))($viewer, $this->structure->id, $action, $member?->id, $role);
    }

    private function list(?Record $structure = null): MemberList
    {
        return (new MembershipStore($this->db))->list(($structure ?? $this->structure)->groupId);
    }

    /** @return array{string, string}|null status and role */
    private static function of(MemberList $list, Viewer $person): ?array
    {
        $membership = $list->of($person->id);

        return $membership instanceof Membership ? [$membership->status->value, $membership->role->value] : null;
    }

    /** @return array<int, list<string>> actions by user id */
    private function seenBy(Viewer $viewer): array
    {
        $seen = [];
        foreach (($this->plugin->get(StructureMembers::class))($viewer, $this->structure->id, Lang::French)->members as $member) {
            $seen[$member->userId] = array_column($member->actions, 'value');
        }

        return $seen;
    }

    /** @return list<array{int, list<string>, bool, int}> id, actions, whether they are the only owner, requests */
    private function ownOf(Viewer $viewer): array
    {
        $own = [];
        foreach (($this->plugin->get(OwnStructures::class))($viewer, Lang::French) as $each) {
            $own[] = [$each->record->id, array_column($each->actions(), 'value'), $each->isSoleOwner(), $each->requests()];
        }

        return $own;
    }

    /** @return list<AuditLine> */
    private function lines(): array
    {
        return $this->plugin->get(AuditLines::class)->ofGroup($this->structure->groupId);
    }

    /** @return array{string, string, string, string} */
    private function lastLine(): array
    {
        $lines = $this->lines();
        $line = end($lines);
        self::assertInstanceOf(AuditLine::class, $line);

        return [$line->action, $line->before, $line->after, $line->reason];
    }

    private function profileOf(Viewer $person): string
    {
        $sql = "SELECT ID FROM {$this->database()->posts} WHERE post_author = %d AND post_type = %s";
        $id = $this->db->ids($sql, $person->id, ContentType::CommunityProfile->value)[0] ?? 0;

        return "profile {$this->plugin->get(Records::class)->find($id)?->groupId}";
    }

    private function offers(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('ownership_transfers')}");
    }

    /** @return list<array{int, string, string}> user, event and role of the notices that have a mail in the outbox; both are deleted */
    private function takeMails(): array
    {
        $table = $this->db->table('outbox');
        $mails = [];
        foreach ($this->db->rows("SELECT payload FROM {$table} ORDER BY id") as $row) {
            /** @var array{mail?: string, userId?: int, data?: array{notice: int}} $payload */
            $payload = json_decode((string) $row['payload'], true);
            $notice = ($payload['mail'] ?? '') === NoticeKind::MEMBERSHIP_MAIL ? $this->plugin->get(NoticeStore::class)->find($payload['data']['notice'] ?? 0) : null;
            if ($notice !== null) {
                self::assertSame($payload['userId'] ?? 0, $notice->userId);
                $mails[] = [$notice->userId, $notice->text(MembershipNotices::EVENT), $notice->text(MembershipNotices::ROLE)];
            }
        }
        $this->db->execute("DELETE FROM {$table}");

        return $mails;
    }
}
