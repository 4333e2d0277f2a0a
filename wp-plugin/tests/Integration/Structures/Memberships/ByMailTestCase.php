<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Languages\Lang;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnerChange;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Structures\Memberships\StructureMembers;
use Passerelle\Tests\Integration\Invitations\InvitationTestCase;

/** A structure whose owner invites by mail, on a clock of the test. */
abstract class ByMailTestCase extends InvitationTestCase
{
    protected Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->owner->id);
        $this->structure = $this->structureOf($this->owner);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    protected function structureOf(Viewer $owner, Viewer ...$others): Record
    {
        $members = [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']];
        foreach ($others as $other) {
            $members[] = ['user' => $other->id, 'role' => 'owner', 'status' => 'member'];
        }

        return $this->content->published(ContentType::Structure, ['members' => $members], title: 'Les Ateliers', ownerId: $owner->id);
    }

    /** @return list<string> refusals */
    protected function inviting(Viewer $viewer, string $email = self::KOSSI, Role $role = Role::Member, ?Record $structure = null, ?Lang $language = null): array
    {
        $invite = new MailInvite($email, 'Kossi', 'Amouzou', $role, $language);

        return $this->refusals(fn () => ($this->plugin->get(InviteByMail::class))($viewer, ($structure ?? $this->structure)->id, $invite));
    }

    /** @return string hash of the link in the mail */
    protected function invited(string $email = self::KOSSI, Role $role = Role::Member): string
    {
        self::assertSame([], $this->inviting($this->owner, $email, $role));

        return $this->hashFor($email);
    }

    protected function stored(string $email = self::KOSSI): Invitation
    {
        return $this->invitation($this->structure, $email);
    }

    /** @return list<string> refusals of an answer by the link */
    protected function byLink(Viewer $viewer, string $hash, OwnAction $action = OwnAction::Accept): array
    {
        return $this->refusals(fn () => ($this->plugin->get(OwnChange::class))($viewer, new OwnRequest($action, 0, $hash), self::ADDRESS));
    }

    /** @return list<string> refusals of an answer in the workspace */
    protected function byStructure(Viewer $viewer, OwnAction $action): array
    {
        return $this->refusals(fn () => ($this->plugin->get(OwnChange::class))($viewer, new OwnRequest($action, $this->structure->id), self::ADDRESS));
    }

    /** @return list<string> refusals of an owner’s action on the invitation */
    protected function managing(Viewer $viewer, OwnerAction $action, int $invitationId, ?string $email = null): array
    {
        return $this->refusals(fn () => ($this->plugin->get(OwnerChange::class))(
            $viewer,
            $this->structure->id,
            $action,
            new MemberReference(null, invitationId: $invitationId),
            email: $email,
        ));
    }

    /** @return array{string, string}|null status and role */
    protected function of(Viewer $person): ?array
    {
        $membership = (new MembershipStore($this->db))->list($this->structure->groupId)->of($person->id);

        return $membership instanceof Membership ? [$membership->status->value, $membership->role->value] : null;
    }

    /** @return array<string, array{string, string}> state and role by address */
    protected function listed(Viewer $viewer): array
    {
        $listed = [];
        foreach (($this->plugin->get(StructureMembers::class))($viewer, $this->structure->id, Lang::French)->invitations as $each) {
            $listed[$each->invitation->invitee->email] = [$each->state->value, $each->role()->value];
        }

        return $listed;
    }

    /** @return list<array{string, string, string}> status, role and actions of what is pending or own */
    protected function ownOf(Viewer $viewer): array
    {
        $own = [];
        foreach (($this->plugin->get(OwnStructures::class))($viewer, Lang::French) as $each) {
            $own[] = [$each->membership()->status->value ?? '', $each->membership()->role->value ?? '', implode(' ', array_column($each->actions(), 'value'))];
        }

        return $own;
    }

    /** @return list<array{string, string, string}> lines of the audit log about members: action, before, after */
    protected function memberLines(): array
    {
        $lines = array_filter(
            $this->plugin->get(AuditLines::class)->ofGroup($this->structure->groupId),
            static fn (AuditLine $each): bool => str_starts_with($each->action, 'membership_'),
        );

        return array_map(static fn (AuditLine $each): array => [$each->action, $each->before, $each->after], array_values($lines));
    }

    protected function withAddress(Viewer $person, string $email = self::KOSSI): Viewer
    {
        wp_update_user(['ID' => $person->id, 'user_email' => $email]);

        return $person;
    }
}
