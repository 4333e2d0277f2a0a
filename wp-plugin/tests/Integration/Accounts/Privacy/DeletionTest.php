<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Accounts\Privacy\DeletionRecipients;
use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Content\Locks\LockStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Uploads\PartialFiles;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\Succession\PlanSuccession;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class DeletionTest extends PrivacyTestCase
{
    private const DAY = 86_400;
    private const MARK = 'Zebulonia';

    public function testDeletesNothingBeforeTheDateAndSendsMail(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        $plan = ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Keep, 0);
        self::assertSame($this->clock->now()->getTimestamp() + 14 * self::DAY, $plan->due->getTimestamp());
        self::assertSame(['Zebulonia@example.test: Your account will be deleted'], $this->work());

        $this->clock->advance(14 * self::DAY - 1);
        self::assertSame([], $this->work());
        self::assertNotFalse(get_userdata($person->id));
        // Asked again: the first day stays.
        self::assertEquals($plan->due, ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Remove, 0)->due);

        $this->clock->advance(1);
        self::assertSame(['Zebulonia@example.test: Your account has been deleted'], $this->work());
        self::assertFalse(get_userdata($person->id));
        self::assertSame([], $this->work());
    }

    public function testCancelledDeletionIsNotExecuted(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Remove, 0);
        $this->plugin->get(RequestDeletion::class)->cancel($person);
        $this->plugin->get(RequestDeletion::class)->cancel($person);
        self::assertNull($this->plugin->get(DeletionPlans::class)->of($person->id));
        self::assertSame([], $this->work(), 'A mail about what is cancelled has nothing to say.');

        $this->clock->advance(7 * self::DAY);
        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Keep, 0);
        self::assertSame(['Zebulonia@example.test: Your account will be deleted'], $this->work());
        $this->clock->advance(8 * self::DAY);
        self::assertSame([], $this->work(), 'The message of the first time ends nothing.');
        self::assertNotFalse(get_userdata($person->id));
    }

    /** @return array<string, array{PublishedItems, int|null}> the choice, and who has the published item afterwards: 0 nobody, 1 the heir, null: it is gone */
    public static function choices(): array
    {
        return [
            'kept without a name' => [PublishedItems::Keep, 0],
            'handed over' => [PublishedItems::Transfer, 1],
            'removed' => [PublishedItems::Remove, null],
        ];
    }

    #[DataProvider('choices')]
    public function testDeletesAllDataOfThePerson(PublishedItems $choice, ?int $owner): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        $heir = $this->person('Quarterdecky', '+33612345678');
        $gallery = $this->files->image($person->id, FilePurpose::Gallery, 'kept.jpg');
        $cv = $this->files->pdf($person->id, FilePurpose::Cv, 'cv-' . self::MARK . '.pdf');
        $stored = $this->plugin->get(FileStorage::class)->absolute($this->plugin->get(Files::class)->find($cv)->path ?? '');
        $theirs = $this->files->pdf($heir->id, FilePurpose::Cv, 'theirs.pdf');
        $profile = $this->content->published(ContentType::CommunityProfile, ['firstName' => self::MARK, 'cvId' => $cv], ownerId: $person->id);
        $published = $this->content->published(ContentType::Initiative, ['galleryIds' => [$gallery]], ownerId: $person->id);
        $draft = $this->content->draft(ContentType::Initiative, title: 'Draft ' . self::MARK, ownerId: $person->id);
        $offline = $this->content->in(Status::Offline, ContentType::Event, ownerId: $person->id);
        array_map(static fn (int $id) => (new WP_User($id))->add_role('operateur'), [$person->id, $heir->id]);
        $call = $this->content->published(ContentType::CallForApplication, ['managerIds' => [$person->id, $heir->id], 'mentorIds' => [$person->id]], ownerId: $heir->id);
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $person->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $heir->id, 'role' => 'owner', 'status' => 'member'],
        ]], ownerId: $person->id);
        $this->belongsEverywhere($person, $heir);
        $this->plugin->get(LockStore::class)->claim($structure->id, $person->id, false);
        $uploads = new UploadStore($this->db, $this->clock);
        $partial = new PartialFiles($this->plugin->get(FileStorage::class));
        [$unfinished, $ofHeir] = [bin2hex(random_bytes(16)), bin2hex(random_bytes(16))];
        foreach ([$unfinished => $person->id, $ofHeir => $heir->id] as $upload => $uploader) {
            $uploadOwner = UploadOwner::account($this->plugin->get(ViewerFactory::class)->of($uploader));
            $uploads->add($upload, $uploadOwner, FilePurpose::Cv, $uploader === $person->id ? 'cv-' . self::MARK : 'cv', 20, $this->clock->now());
            $partial->write($upload, 0, $uploader === $person->id ? self::MARK : strrev(self::MARK));
        }
        $this->plugin->get(Sessions::class)->start($person->id, 'Browser ' . self::MARK);
        foreach ([$cv, $theirs] as $read) {
            $this->plugin->get(FileAccess::class)->log($person, $this->plugin->get(Files::class)->find($read) ?? self::fail());
        }
        array_map(fn (int $id) => $this->plugin->get(AccountSubscriptions::class)->subscribe($id, new InterestChoice()), [$person->id, $heir->id]);
        ($this->plugin->get(RequestSubscription::class))(self::MARK . '@example.test', Lang::French, ProofSource::Page, '203.0.113.7');
        $reads = fn (): array => $this->db->ids("SELECT user_id FROM {$this->db->table('file_reads')} WHERE file_id = %d", $theirs);

        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, $choice, $choice === PublishedItems::Transfer ? $heir->id : 0);
        $this->clock->advance(14 * self::DAY);
        $this->work();
        $this->clock->advance(4 * self::DAY);
        $this->plugin->get(DeletionRecipients::class)->forgetOld();
        $this->runAfterCommit();

        self::assertSame([], Traces::inTables($this->db, [self::MARK, '+221771234567'], $person->id));
        self::assertSame([], Traces::inFiles(dirname($stored, 2), self::MARK));
        foreach ([$profile, $draft, $offline] as $gone) {
            self::assertNull($this->plugin->get(Records::class)->find($gone->id));
        }
        $expected = match ($owner) {
            null => null,
            0 => 0,
            default => $heir->id,
        };
        self::assertSame($expected, $this->plugin->get(Records::class)->find($published->id)?->ownerId);
        self::assertSame($expected, $this->plugin->get(Files::class)->find($gallery)?->ownerId);
        self::assertSame([null, false], [$this->plugin->get(Files::class)->find($cv), is_file($stored)]);
        self::assertSame([null, 0], [$uploads->find($unfinished), $partial->size($unfinished)]);
        self::assertSame([$heir->id, strlen(self::MARK)], [$uploads->find($ofHeir)?->ownerId, $partial->size($ofHeir)]);
        self::assertSame($heir->id, $this->reload($structure)->ownerId);
        self::assertSame([[$heir->id], []], [$this->reload($call)->values->ints('managerIds'), $this->reload($call)->values->ints('mentorIds')]);
        self::assertSame($heir->id, $this->reload($call)->ownerId);
        self::assertSame($heir->id, $this->plugin->get(Files::class)->find($theirs)?->ownerId);
        self::assertCount(1, $reads(), 'That somebody read it stays known.');
        self::assertGreaterThanOrEqual(2 ** 50, $reads()[0]);
        self::assertNotFalse(get_userdata($heir->id));
        self::assertTrue($this->plugin->get(AccountSubscriptions::class)->isSubscribed($heir->id));
    }

    public function testFormerMemberInheritsNothing(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        $heir = $this->person('Quarterdecky', '+33612345678');
        $structure = $this->shared($person, $heir, 'owner');
        $published = $this->content->published(ContentType::Initiative, ownerId: $person->id);
        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Transfer, $heir->id);
        $this->content->save($structure, ['members' => [
            ['user' => $this->content->staff()->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $person->id, 'role' => 'member', 'status' => 'member'],
        ]]);
        $this->clock->advance(14 * self::DAY);
        $this->work();

        self::assertSame(0, $this->reload($published)->ownerId);
    }

    public function testRejectionWritesNothing(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        $stranger = $this->person('Quarterdecky', '+33612345678');
        $ask = fn (Viewer $viewer, string $password, PublishedItems $published = PublishedItems::Keep, int $heir = 0): array => $this->refusals(
            fn () => ($this->plugin->get(RequestDeletion::class))($viewer, $password, $published, $heir),
        );

        self::assertSame(['password: required'], $ask($person, ''));
        self::assertSame(['password: password_current_incorrect'], $ask($person, 'Wrong-2026!'));
        self::assertSame(['heirId: unexpected_fields'], $ask($person, self::PASSWORD, PublishedItems::Transfer, $stranger->id));
        self::assertSame(['heirId: required'], $ask($person, self::PASSWORD, PublishedItems::Transfer));
        self::assertSame(['forbidden'], $ask(Viewer::anonymous(), self::PASSWORD));
        self::assertSame(['forbidden'], $ask($this->users->administrator(), self::PASSWORD));
        self::assertSame(['forbidden'], $ask($this->users->with(Role::Editor), self::PASSWORD));
        $this->shared($person, $stranger, 'member');
        self::assertSame(['structure_transfer_first'], $ask($person, self::PASSWORD));
        self::assertNull($this->plugin->get(DeletionPlans::class)->of($person->id));
        self::assertSame([], $this->work());
    }

    public function testThrottlesTheEleventhWrongPassword(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        for ($try = 0; $try < 10; $try++) {
            self::assertSame(
                ['password: password_current_incorrect'],
                $this->refusals(fn () => ($this->plugin->get(RequestDeletion::class))($person, 'Wrong', PublishedItems::Keep, 0)),
            );
        }
        self::assertSame(['rate_limited'], $this->refusals(fn () => ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Keep, 0)));
    }

    public function testPostponesDeletionOfTheLastOwnerAndSendsMail(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        $other = $this->person('Quarterdecky', '+33612345678');
        $structure = $this->shared($person, $other, 'owner');
        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Keep, 0);
        $this->work();
        $this->content->save($structure, ['members' => [['user' => $person->id, 'role' => 'owner', 'status' => 'member']]]);
        $this->clock->advance(14 * self::DAY);
        self::assertSame(['Zebulonia@example.test: We could not delete your account yet'], $this->work());
        $this->clock->advance(self::DAY);
        self::assertSame([], $this->work(), 'told once');
        self::assertNotFalse(get_userdata($person->id));

        $this->content->save($this->reload($structure), ['members' => [['user' => $other->id, 'role' => 'owner', 'status' => 'member']]]);
        $this->clock->advance(self::DAY);
        self::assertSame(['Zebulonia@example.test: Your account has been deleted'], $this->work());
        self::assertSame($other->id, $this->reload($structure)->ownerId);
    }

    public function testKeepsAccountThatBecameStaff(): void
    {
        $person = $this->person(self::MARK, '+221771234567');
        ($this->plugin->get(RequestDeletion::class))($person, self::PASSWORD, PublishedItems::Remove, 0);
        (new WP_User($person->id))->add_role('editor');
        $this->clock->advance(15 * self::DAY);
        $this->work();

        self::assertNotFalse(get_userdata($person->id));
        self::assertNull($this->plugin->get(DeletionPlans::class)->of($person->id));
    }

    private function shared(Viewer $owner, Viewer $other, string $role): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $other->id, 'role' => $role, 'status' => 'member'],
        ]], ownerId: $owner->id);
    }

    /** Memberships in every state, an offered ownership, one of a deleted structure, and a decision about the next owner. */
    private function belongsEverywhere(Viewer $person, Viewer $other): void
    {
        foreach ([['owner', 'member'], ['guest', 'member'], ['member', 'pretender'], ['owner', 'guest']] as [$role, $status]) {
            $structure = $this->content->published(ContentType::Structure, ['members' => [
                ['user' => $person->id, 'role' => $role, 'status' => $status],
                ['user' => $other->id, 'role' => 'owner', 'status' => 'member'],
            ]], ownerId: $other->id);
            ($this->plugin->get(DeleteStructure::class))($other, $structure->id, $structure->title);
        }
        $offered = $this->shared($other, $person, 'member');
        ($this->plugin->get(ChangeMembership::class))($other, $offered->id, MembershipAction::OfferTransfer, $person->id);
        $third = $this->users->beneficiaire();
        $left = $this->shared($third, $person, 'member');
        update_user_meta($third->id, AccountState::DISABLED_META, '1');
        ($this->plugin->get(PlanSuccession::class))($this->content->staff(), $left->groupId, $person->id);
    }
}
