<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Previews\Previews;
use Passerelle\Content\Record;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\MergeStructures;
use Passerelle\Structures\Lifecycle\Succession\PlanSuccession;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\MembershipAction as Action;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Messages\MessageStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\OwnerChange;
use Passerelle\Tests\Contract\Operations;

/**
 * A member with a profile and its files, who wrote, blocked and reported and was, who invited and was invited, and owned, left
 * and ended structures. Their id is a number that occurs nowhere else.
 */
abstract class MemberTestCase extends PrivacyTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    protected const MARK = 'Zebulonia';
    protected const OTHER = 'Quarterdecky';
    protected const PHONE = '+221771234567';
    protected const ID = 900_000_007;
    protected const ADDRESS = '203.0.113.9';
    protected const DAY = 86_400;

    protected Viewer $person;
    protected Viewer $other;
    protected Record $profile;
    protected Record $theirs;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
        $this->person = $this->withNumber($this->person(self::MARK, self::PHONE));
        $this->other = $this->person(self::OTHER, '+33612345678');
        $this->profile = $this->content->published(ContentType::CommunityProfile, [
            'firstName' => self::MARK,
            'lastName' => 'Diop',
            'biography' => '<p>' . self::MARK . '</p>',
            'motivation' => self::MARK,
            'acceptsContact' => 'yes',
            'cvId' => $this->files->pdf($this->person->id, FilePurpose::Cv, 'cv-' . self::MARK . '.pdf'),
            'certificateId' => $this->files->pdf($this->person->id, FilePurpose::Certificate, 'attestation-' . self::MARK . '.pdf'),
        ], ownerId: $this->person->id);
        $this->theirs = $this->content->published(ContentType::CommunityProfile, [
            'acceptsContact' => 'yes',
            'cvId' => $this->files->pdf($this->other->id, FilePurpose::Cv, 'cv.pdf'),
        ], ownerId: $this->other->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    /** Everything that a member can do and that others can do with them. */
    protected function livesOnTheSite(): void
    {
        $this->writes();
        $this->opensFiles();
        $this->joinsAndLeaves();
        $this->invitesByMail();
        $this->endsStructures();
        $this->plugin->get(Previews::class)->issue($this->person, $this->content->draft(ContentType::Initiative, ownerId: $this->person->id)->id);
        self::assertGreaterThan(20, count($this->traces()), 'There is something to erase.');
    }

    /** @return list<string> rows of the database */
    protected function traces(): array
    {
        return Traces::inTables($this->db, [self::MARK, self::PHONE, (string) self::ID], self::ID);
    }

    protected function folder(): string
    {
        return dirname($this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($this->profile->values->int('cvId') ?? 0)->path ?? ''), 2);
    }

    /** Messages, blocks and reports in both directions. */
    private function writes(): void
    {
        $text = ['subject' => 'Bonjour ' . self::MARK, 'message' => 'De ' . self::MARK, 'consent' => true];
        $this->ask('ContactMember', ['memberId' => $this->theirs->id, ...$text], $this->person);
        $this->ask('ContactMember', ['memberId' => $this->profile->id, ...$text], $this->other);
        $this->ask('ReportMember', ['memberId' => $this->theirs->id, 'reason' => 'other', 'text' => self::MARK], $this->person);
        $this->ask('ReportMember', ['memberId' => $this->profile->id, 'reason' => 'other', 'text' => self::MARK], $this->other);
        $store = new MessageStore($this->db);
        $store->block($this->person->id, $this->other->id, true);
        $store->block($this->other->id, $this->person->id, true);
    }

    /** The reading log names who read. */
    private function opensFiles(): void
    {
        $read = function (Viewer $reader, Record $profile, string $file): void {
            $this->plugin->get(FileAccess::class)->log($reader, $this->plugin->get(Files::class)->find($profile->values->int($file) ?? 0) ?? self::fail('No file'));
        };
        $validator = $this->users->moderateur('SN');
        $read($this->person, $this->theirs, 'cvId');
        $read($validator, $this->profile, 'cvId');
        $read($validator, $this->profile, 'certificateId');
    }

    /** Each status, role and step, by the person and with the person. */
    private function joinsAndLeaves(): void
    {
        $change = $this->plugin->get(ChangeMembership::class);
        $third = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $third->id);
        $shared = $this->structure([$this->person, $this->other]);
        foreach ([Action::Invite, Action::CancelInvitation, Action::Invite] as $action) {
            $change($this->person, $shared->id, $action, $third->id);
        }
        $change($third, $shared->id, Action::AcceptInvitation);
        $change($this->person, $shared->id, Action::SetRole, $third->id, Role::Guest);
        $change($this->person, $shared->id, Action::OfferTransfer, $third->id);
        $change($this->other, $shared->id, Action::SetRole, $this->person->id, Role::Member);
        $change($this->person, $shared->id, Action::Leave);
        $change($this->person, $shared->id, Action::Ask);

        $theirs = $this->structure([$this->other]);
        $change($this->other, $theirs->id, Action::Invite, $this->person->id, Role::Guest);
        $change($this->person, $theirs->id, Action::RefuseInvitation);
        $change($this->other, $theirs->id, Action::Invite, $this->person->id, Role::Member);
        $change($this->person, $theirs->id, Action::AcceptInvitation);
        $change($this->other, $theirs->id, Action::OfferTransfer, $this->person->id);

        $guest = $this->structure([$this->other]);
        $change($this->other, $guest->id, Action::Invite, $this->person->id, Role::Owner);
    }

    /** Makes invitations of which the person is the inviter, has the address, and answers a link that went to another address. */
    private function invitesByMail(): void
    {
        $invite = fn (Viewer $by, Record $into, string $email, string $name): Invitation
            => ($this->plugin->get(InviteByMail::class))($by, $into->id, new MailInvite($email, $name, 'Diop', Role::Member));
        $own = $this->structure([$this->person, $this->other]);
        $invitation = $invite($this->person, $own, 'kossi@example.test', 'Kossi');
        $reference = new MemberReference(null, invitationId: $invitation->id);
        ($this->plugin->get(OwnerChange::class))($this->person, $own->id, OwnerAction::Resend, $reference, email: 'kossi-amouzou@example.test');

        $theirs = $this->structure([$this->other]);
        $invite($this->other, $theirs, self::MARK . '@example.test', self::MARK);
        $elsewhere = $this->structure([$this->other]);
        $linked = $invite($this->other, $elsewhere, 'autre-' . self::MARK . '@example.test', self::MARK);
        $hash = (string) $this->plugin->get(InvitationStore::class)->makeLink($linked->id, $linked->sending);
        ($this->plugin->get(OwnChange::class))($this->person, new OwnRequest(OwnAction::Accept, 0, $hash), self::ADDRESS);
        $refused = $this->structure([$this->other]);
        $invite($this->other, $refused, self::MARK . '@example.test', self::MARK);
        ($this->plugin->get(OwnChange::class))($this->person, new OwnRequest(OwnAction::Refuse, $refused->id), self::ADDRESS);
    }

    /** Deleted by the person and by others, merged, about to be theirs, and a draft of their own. */
    private function endsStructures(): void
    {
        foreach ([$this->person, $this->other] as $by) {
            $structure = $this->structure([$by, $by === $this->person ? $this->other : $this->person]);
            $this->content->published(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $this->person->id);
            ($this->plugin->get(DeleteStructure::class))($by, $structure->id, $structure->title);
        }
        $staff = $this->users->administrator();
        [$from, $into] = [$this->structure([$this->person, $this->other]), $this->structure([$this->other])];
        ($this->plugin->get(MergeStructures::class))($staff, $from->id, $into->id);
        $third = $this->users->beneficiaire();
        $left = $this->structure([$third]);
        $this->content->save($left, ['members' => [self::row($third, 'owner'), self::row($this->person, 'member')]]);
        update_user_meta($third->id, AccountState::DISABLED_META, '1');
        ($this->plugin->get(PlanSuccession::class))($staff, $left->groupId, $this->person->id);
        $draft = $this->content->draft(ContentType::Structure, ['members' => [self::row($this->person, 'owner')]], title: 'De ' . self::MARK, ownerId: $this->person->id);
        self::assertSame($this->person->id, $draft->ownerId);
    }

    /** @param non-empty-list<Viewer> $owners */
    protected function structure(array $owners): Record
    {
        $rows = array_map(static fn (Viewer $each): array => self::row($each, 'owner'), $owners);

        return $this->content->published(ContentType::Structure, ['members' => $rows], ownerId: $owners[0]->id);
    }

    /** @return array{user: int, role: string, status: string} */
    protected static function row(Viewer $member, string $role): array
    {
        return ['user' => $member->id, 'role' => $role, 'status' => 'member'];
    }

    private function withNumber(Viewer $person): Viewer
    {
        $database = $this->database();
        $database->update($database->users, ['ID' => self::ID], ['ID' => $person->id]);
        $database->update($database->usermeta, ['user_id' => self::ID], ['user_id' => $person->id]);
        wp_cache_flush();

        return (new ViewerFactory())->of(self::ID);
    }

    /** @param array<string, mixed> $variables */
    protected function ask(string $operation, array $variables, Viewer $as): void
    {
        wp_set_current_user($as->id);
        $answer = (array) graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]);
        self::assertArrayNotHasKey('errors', $answer, (string) wp_json_encode($answer));
    }
}
