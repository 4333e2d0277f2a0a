<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Accounts\BecomeMember;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Accounts\Privacy\Records\ReviewRecords;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Review\Guests\AcceptAsGuest;
use Passerelle\Applications\Review\Guests\GuestForm;
use Passerelle\Applications\Review\Reviewers\ChangeReviewers;
use Passerelle\Applications\Review\Reviewers\ReviewerRequest;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Mails\AlreadyReviewerMail;
use Passerelle\Auth\Registration\AccountRequest;
use Passerelle\Auth\Registration\RequestedRegistration;
use Passerelle\Auth\Registration\RequestKind;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Access;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

final class GuestReviewersTest extends ReviewTestCase
{
    private const EMAIL = 'lea@jury.test';

    public function testAnAddressBecomesAGuestWhoScoresAndSeesNothingElse(): void
    {
        $this->savePlan();
        $this->inviteAddress('  Lea@Jury.test ');
        $listed = $this->listed();
        $keys = ['email', 'name', 'state', 'delivery', 'isGuest'];
        self::assertSame([self::EMAIL, null, 'invited', 'created', false], array_map(static fn (string $key): mixed => $listed[$key], $keys));

        $guest = $this->becomesGuest($this->hash());
        self::assertSame([Role::GuestReviewer->value], $guest->roles);
        self::assertSame([true, false, true], [$guest->isGuest(), $guest->isMember(), $guest->isSignedIn()]);
        self::assertTrue($this->plugin->get(AccountState::class)->isUsable($guest->id));
        $listed = $this->listed();
        self::assertSame([null, 'Léa Martin', 'accepted', true], array_map(static fn (string $key): mixed => $listed[$key], ['email', 'name', 'state', 'isGuest']));

        $review = $this->assigned($guest);
        self::assertSame('Aïda', $this->review($guest, $review)['applicantName']);
        $this->score($guest, $review);
        /** @var list<array{state: string}> $reviews */
        $reviews = $this->own($guest)['reviews'];
        self::assertSame(['done'], array_column($reviews, 'state'));
        self::assertTrue(user_can($guest->id, Capability::REVIEW_APPLICATIONS));

        $members = $this->content->published(ContentType::Initiative, ownerId: $this->applicant->id, audience: Audience::Members);
        self::assertNotSame(Access::Full, $this->plugin->get(Policy::class)->access($guest, $members));
        foreach (ContentType::cases() as $type) {
            self::assertFalse($this->plugin->get(Policy::class)->canCreate($guest, $type), $type->value);
        }
        self::assertSame(['not_found'], $this->refusals(static fn () => UploadOwner::account($guest)));
        self::assertSame([], array_filter(array_keys($guest->roles), static fn (string|int $each): bool => user_can($guest->id, 'edit_posts')));
    }

    public function testALinkIsValidOnceAndUntilItIsRevokedOrOld(): void
    {
        $this->inviteAddress(self::EMAIL);
        $first = $this->hash();
        ($this->plugin->get(ResendInvitation::class))($this->manager, $this->listed()['invitationId'], null);
        $second = $this->hash();
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->becomesGuest($first)));
        $this->becomesGuest($second);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->becomesGuest($second)));

        $this->inviteAddress('other@jury.test');
        $revoked = $this->hash();
        $this->plugin->get(ChangeReviewers::class)->remove($this->manager, $this->call->id, $this->listed(1)['id']);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->becomesGuest($revoked)));
        // One that was removed may be invited again, one that declined may not.
        $this->inviteAddress('other@jury.test');
        $declined = $this->hash();
        $this->answerLink(Viewer::anonymous(), $declined, InvitationAnswer::Decline);
        self::assertSame(['declined', null], [$this->listed(1)['state'], $this->listed(1)['email']]);
        self::assertSame(['email: already_invited'], $this->refusals(fn () => $this->inviteAddress('other@jury.test')));

        $this->inviteAddress('late@jury.test');
        $late = $this->hash();
        $this->at('2027-03-01 12:00:00');
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->becomesGuest($late)));
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->becomesGuest(str_repeat('x', 43))));
    }

    public function testRefusesWhatIsEnteredWronglyAndLeavesTheLinkValid(): void
    {
        self::assertSame(['email: invalid_email'], $this->refusals(fn () => $this->inviteAddress('nobody')));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->inviteAddress(self::EMAIL, $this->applicant)));
        $this->inviteAddress(self::EMAIL);
        $hash = $this->hash();
        self::assertContains('password: password_too_short', $this->refusals(fn () => $this->becomesGuest($hash, 'short')));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->wpdb->users} WHERE user_email = %s", self::EMAIL));
        $this->becomesGuest($hash);
    }

    public function testAnAccountWithTheAddressAcceptsItself(): void
    {
        wp_update_user(['ID' => $this->nour->id, 'user_email' => self::EMAIL]);
        $this->inviteAddress(self::EMAIL);
        $hash = $this->hash();
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->becomesGuest($hash)));
        $this->answerLink($this->nour, $hash);
        self::assertSame(['Nour', false], [$this->listed()['name'], $this->listed()['isGuest']]);

        // Invited as a member, too: one row is enough.
        $this->invite($this->paul);
        $this->inviteAddress('paul@paul.test');
        $this->answerLink($this->paul, $this->hash());
        self::assertSame(['Nour', 'Paul'], [$this->listed()['name'], $this->listed(1)['name']]);
        $this->inviteAddress('again@paul.test');
        $again = $this->hash();
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->answerLink($this->paul, $again)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->answerLink($this->manager, $again)), 'The plan lets no manager review.');
    }

    public function testARegistrationThatNobodyHasProvedGivesWay(): void
    {
        $accounts = $this->plugin->get(NewAccounts::class);
        $waiting = $this->transaction()->run(static fn (): int => $accounts->create(self::EMAIL, Lang::French, AccountStage::Pending));
        $this->inviteAddress(self::EMAIL);
        $guest = $this->becomesGuest($this->hash());
        self::assertSame([$waiting, true], [$guest->id, $guest->isGuest()]);
    }

    public function testAGuestAcceptsNoOtherInvitationAndBecomesAMemberByChoice(): void
    {
        $this->inviteAddress(self::EMAIL);
        $guest = $this->becomesGuest($this->hash());
        ($this->plugin->get(InviteCoWriter::class))($this->applicant, $this->id, new WhomToInvite(email: self::EMAIL), CoWriterRole::Edit);
        $link = $this->hash();
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->answerLink($guest, $link)));

        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $person = ['firstName' => 'Mallory', 'lastName' => 'M', 'country' => 'FR'];
        ($this->plugin->get(RequestedRegistration::class))(new AccountRequest(RequestKind::Register, self::EMAIL, Lang::French, $person));
        $mails = implode(' ', $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail'"));
        self::assertStringContainsString(AlreadyReviewerMail::KEY, $mails);
        self::assertSame(['Léa Martin', true], [get_userdata($guest->id)->display_name ?? null, (new ViewerFactory())->of($guest->id)->isGuest()]);

        ($this->plugin->get(BecomeMember::class))($guest);
        $member = (new ViewerFactory())->of($guest->id);
        self::assertSame([Role::DEFAULT->value], $member->roles);
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(BecomeMember::class))($member)));
        $this->answerLink($member, $link);
    }

    public function testPersonalDataOfAnInvitedAddress(): void
    {
        $this->inviteAddress(self::EMAIL);
        $records = $this->plugin->get(ReviewRecords::class);
        self::assertSame(['invited'], array_column([...$records->ofAddress(self::EMAIL)], 'state'));
        self::assertSame(1, $records->eraseAddress(self::EMAIL));
        self::assertSame([], [...$records->ofAddress(self::EMAIL)]);
        self::assertStringNotContainsString('lea', (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('reviewers')}")));
    }

    public function testAFileThatIsNotReviewedDoesNotExist(): void
    {
        $this->savePlan();
        $this->inviteAddress(self::EMAIL);
        $guest = $this->becomesGuest($this->hash());
        $file = $this->files->pdf($this->applicant->id, FilePurpose::Application, 'cv.pdf');
        self::assertFalse($this->plugin->get(\Passerelle\Applications\Applying\FilesOfApplications::class)->isReadBy($guest, $file) === true);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->review($guest, 999)));
    }

    private function inviteAddress(string $email, ?Viewer $by = null): void
    {
        $request = new ReviewerRequest($this->call->id, null, null, ['fr'], [], \Passerelle\Kernel\EmailAddress::normalise($email));
        $this->plugin->get(ChangeReviewers::class)->invite($by ?? $this->manager, $request);
    }

    private function becomesGuest(string $hash, string $password = 'Vent-Larime-4812'): Viewer
    {
        $form = new GuestForm($password, $password, PersonDetails::fromInput('Léa', 'Martin', 'FR', ''), true);
        $session = ($this->plugin->get(AcceptAsGuest::class))($hash, $form, '192.0.2.7', 'Firefox');

        return (new ViewerFactory())->of($session->userId);
    }

    private function answerLink(Viewer $viewer, string $hash, InvitationAnswer $answer = InvitationAnswer::Accept): void
    {
        ($this->plugin->get(AnswerInvitation::class))($viewer, $hash, $answer, '192.0.2.7');
    }

    /** @return string of the link in the newest mail, whose queue is emptied */
    private function hash(): string
    {
        $mail = $this->plugin->get(InvitationMail::class);
        $hash = '';
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            /** @var array{mail: string, data: array<string, mixed>} $queued */
            $queued = json_decode($payload, true);
            $recipient = $queued['mail'] === InvitationMail::KEY ? $mail->recipient($queued['data']) : null;
            $content = $recipient === null ? null : $mail->content($recipient, $queued['data']);
            parse_str((string) wp_parse_url($content->button->url ?? '', PHP_URL_QUERY), $query);
            $hash = is_string($query['hash'] ?? null) ? $query['hash'] : $hash;
        }
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        self::assertNotSame('', $hash);

        return $hash;
    }

    /** @return array{id: int, invitationId: int, email: string|null, name: string|null, state: string, delivery: string|null, isGuest: bool} a reviewer as those who run the call see it */
    private function listed(int $place = 0): array
    {
        /** @var list<array{id: int, invitationId: int, email: string|null, name: string|null, state: string, delivery: string|null, isGuest: bool}> $reviewers */
        $reviewers = $this->assignments($this->manager)['reviewers'];

        return $reviewers[$place];
    }

    private function transaction(): \Passerelle\Kernel\Transaction
    {
        return $this->plugin->get(\Passerelle\Kernel\Transaction::class);
    }
}
