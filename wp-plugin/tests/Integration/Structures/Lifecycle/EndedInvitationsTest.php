<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\MergeStructures;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\UndoMerge;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Structures\Memberships\ByMailTestCase;

/** Invitations by mail into structures that are deleted or merged. */
final class EndedInvitationsTest extends ByMailTestCase
{
    private const BINTA = 'binta@example.test';

    private Viewer $administrator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->administrator = $this->users->administrator();
    }

    public function testALinkIntoADeletedStructureIsExpiredUntilItIsRestored(): void
    {
        $hash = $this->invited(role: Role::Guest);
        $unsent = $this->invitedWithoutMail(self::BINTA);
        $account = $this->withAddress($this->users->beneficiaire());
        self::assertSame([['guest', 'guest', 'accept refuse']], $this->ownOf($account));

        ($this->plugin->get(DeleteStructure::class))($this->owner, $this->structure->id, 'Les Ateliers');
        self::assertSame([], array_intersect([self::BINTA], array_column($this->mails(), 'to')), 'A mail that waits is not sent.');
        foreach ([$account, $this->users->beneficiaire(), Viewer::anonymous()] as $viewer) {
            self::assertSame('link_expired', $this->answering($viewer, $hash));
            self::assertSame('link_expired', $this->answering($viewer, $hash, InvitationAnswer::Decline));
        }
        self::assertSame([], $this->ownOf($account));
        self::assertSame(['not_found'], $this->byStructure($account, OwnAction::Accept));

        ($this->plugin->get(RestoreStructure::class))($this->administrator, $this->structure->groupId);
        self::assertSame([self::KOSSI, self::BINTA], array_keys($this->listed($this->owner)));
        self::assertSame([], $this->managing($this->owner, OwnerAction::Resend, $unsent));
        self::assertSame('done', $this->answering($account, $hash));
        self::assertSame(['member', 'guest'], $this->of($account));
    }

    public function testAMergeMovesOpenInvitationsAndItsUndoBringsThemBack(): void
    {
        $hash = $this->invited();
        $declined = $this->invited(self::BINTA);
        self::assertSame('done', $this->answering(Viewer::anonymous(), $declined, InvitationAnswer::Decline));
        [$into, $other] = $this->other();
        $before = $this->rows();

        ($this->plugin->get(MergeStructures::class))($this->administrator, $this->structure->id, $into->id);
        self::assertSame([self::KOSSI => $into->groupId, self::BINTA => $this->structure->groupId], $this->placesByAddress());
        [$from, $this->structure] = [$this->structure, $into];
        self::assertSame([self::KOSSI => ['sent', 'member']], $this->listed($other));
        self::assertSame([self::KOSSI => ['sent', 'member']], $this->listed($this->owner));
        self::assertSame(['email: already_invited'], $this->inviting($other, structure: $into));

        ($this->plugin->get(UndoMerge::class))($this->administrator, $from->groupId);
        self::assertSame($before, $this->rows());
        self::assertSame([], $this->listed($other));
        $this->structure = $from;
        $person = $this->users->beneficiaire();
        self::assertSame('done', $this->answering($person, $hash));
        self::assertSame(['member', 'member'], $this->of($person));
    }

    public function testALinkStaysValidAfterAMergeAndItsAnswerStaysAfterTheUndo(): void
    {
        $hash = $this->invited(role: Role::Guest);
        [$into] = $this->other();
        ($this->plugin->get(MergeStructures::class))($this->administrator, $this->structure->id, $into->id);
        [$from, $this->structure] = [$this->structure, $into];
        $person = $this->users->beneficiaire();

        self::assertSame('done', $this->answering($person, $hash));
        self::assertSame(['member', 'guest'], $this->of($person));
        ($this->plugin->get(UndoMerge::class))($this->administrator, $from->groupId);
        self::assertSame(['member', 'guest'], $this->of($person));
        self::assertSame([self::KOSSI => $into->groupId], $this->placesByAddress());
        $this->structure = $from;
        self::assertNull($this->of($person));
    }

    public function testWhoIsInvitedIntoBothStaysInvitedOnce(): void
    {
        $hash = $this->invited();
        [$into, $other] = $this->other();
        self::assertSame([], $this->inviting($other, role: Role::Owner, structure: $into));
        $theirs = $this->hashFor();

        ($this->plugin->get(MergeStructures::class))($this->administrator, $this->structure->id, $into->id);
        $this->structure = $into;
        self::assertSame([self::KOSSI => ['sent', 'owner']], $this->listed($other));
        $person = $this->users->beneficiaire();
        self::assertSame('link_expired', $this->answering($person, $hash));
        self::assertSame('done', $this->answering($person, $theirs));
        self::assertSame(['member', 'owner'], $this->of($person));
    }

    public function testWhatWasSentAgainSinceStays(): void
    {
        $this->invited();
        [$into, $other] = $this->other();
        ($this->plugin->get(MergeStructures::class))($this->administrator, $this->structure->id, $into->id);
        [$from, $this->structure] = [$this->structure, $into];
        self::assertSame([], $this->managing($other, OwnerAction::Resend, $this->stored()->id));
        $hash = $this->hashFor();

        ($this->plugin->get(UndoMerge::class))($this->administrator, $from->groupId);
        self::assertSame([self::KOSSI => $into->groupId], $this->placesByAddress());
        $person = $this->users->beneficiaire();
        self::assertSame('done', $this->answering($person, $hash));
        self::assertSame(['member', 'member'], $this->of($person));
    }

    /** @return array{Record, Viewer} another structure and its owner, who may invite */
    private function other(): array
    {
        $owner = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $owner->id);
        $structure = $this->structureOf($owner);
        $this->mails();

        return [$structure, $owner];
    }

    /** @return int id */
    private function invitedWithoutMail(string $email): int
    {
        self::assertSame([], $this->inviting($this->owner, $email));

        return $this->stored($email)->id;
    }

    /** @return array<string, int> group by address */
    private function placesByAddress(): array
    {
        return array_column(array_map(static fn (array $row): array => [(string) $row['email'], (int) $row['group_id']], $this->rows()), 1, 0);
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows("SELECT * FROM {$this->db->table('invitations')} WHERE kind <> '' ORDER BY id");
    }
}
