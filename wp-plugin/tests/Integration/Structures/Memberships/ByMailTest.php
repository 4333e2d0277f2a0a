<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Invitations\SentInvitations;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotices;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvitation;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\GraphQL\MembershipData;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole as Role;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChanges;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\ReadNotice;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships\StructureMembers;

/** Owners invite by mail; whoever accepts is a member with the offered role. */
final class ByMailTest extends ByMailTestCase
{
    public function testAnOutsiderAcceptsUnderAnotherAddress(): void
    {
        self::assertSame([], $this->inviting($this->owner, ' Kossi@Example.test ', Role::Guest));
        self::assertSame([self::KOSSI => ['created', 'guest']], $this->listed($this->owner));
        [$mail] = $this->mails();
        $inviter = get_the_author_meta('display_name', $this->owner->id);
        self::assertSame([self::KOSSI, "{$inviter} vous invite à rejoindre «\u{00A0}Les Ateliers\u{00A0}»"], [$mail['to'], $mail['subject']]);
        self::assertStringContainsString('https://passerelle.test/structures/?hash=', $mail['message']);
        $hash = self::hashIn($mail);
        self::assertSame([self::KOSSI => ['sent', 'guest']], $this->listed($this->owner));

        $other = $this->users->beneficiaire();
        self::assertSame([], $this->ownOf($other));
        self::assertSame([], $this->byLink($other, $hash));

        self::assertSame(['member', 'guest'], $this->of($other));
        self::assertSame([self::KOSSI => ['accepted', 'guest']], $this->listed($this->owner));
        self::assertSame($other->id, $this->stored()->userId);
        self::assertSame([
            ['membership_invite_by_mail', '', 'guest'],
            ['membership_accept_mail', '', 'member guest'],
        ], $this->memberLines());
        self::assertStringContainsString(get_the_author_meta('display_name', $other->id), implode(' ', array_column($this->mails(), 'subject')), 'The owner learns who accepted.');
        foreach ([$other, $this->users->beneficiaire()] as $viewer) {
            self::assertSame(['link_expired'], $this->byLink($viewer, $hash), 'It served.');
        }
    }

    public function testTheMailIsInTheLanguageThatIsChosen(): void
    {
        $this->inviting($this->owner, language: Lang::English);

        [$mail] = $this->mails();
        self::assertStringContainsString('invites you to join “Les Ateliers”', $mail['subject']);
        self::assertStringContainsString('https://passerelle.test/en/structures/?hash=', $mail['message']);
    }

    public function testAskedAndInvitedIsAMemberWithTheInvitedRole(): void
    {
        $person = $this->users->beneficiaire();
        $this->byStructure($person, OwnAction::Ask);
        self::assertSame(['pretender', 'member'], $this->of($person));

        $this->byLink($person, $this->invited(role: Role::Owner));

        self::assertSame(['member', 'owner'], $this->of($person));
    }

    public function testWhoBelongsToItAlreadyLeavesTheLinkToOthers(): void
    {
        $hash = $this->invited();

        self::assertSame(['membership_accept_failed'], $this->byLink($this->owner, $hash));
        self::assertSame(['member', 'owner'], $this->of($this->owner));
        self::assertSame([], $this->byLink($this->users->beneficiaire(), $hash));
    }

    public function testTheAnswerDoesNotRevealAnAccountWhichIsInvitedInTheWorkspaceAsWell(): void
    {
        $account = $this->withAddress($this->users->beneficiaire());
        $stranger = $this->users->beneficiaire();
        $invite = static fn (string $email): MailInvite => new MailInvite($email, 'A', 'B', Role::Member);
        $known = ($this->plugin->get(InviteByMail::class))($this->owner, $this->structure->id, $invite(self::KOSSI));
        $unknown = ($this->plugin->get(InviteByMail::class))($this->owner, $this->structure->id, $invite(self::PORT));
        $answer = static fn (Invitation $each): array => [...MembershipData::invitation(new MailInvitation($each, $each->state)), 'id' => 0, 'email' => ''];
        self::assertSame($answer($unknown), $answer($known));
        self::assertNull($this->of($account));
        self::assertCount(1, ($this->plugin->get(StructureMembers::class))($this->owner, $this->structure->id, Lang::French)->members);

        self::assertSame([['guest', 'member', 'accept refuse']], $this->ownOf($account));
        self::assertSame([], $this->ownOf($stranger));
        $inviter = get_the_author_meta('display_name', $this->owner->id);
        self::assertSame(["{$inviter} invites you to join “Les Ateliers”"], $this->noticesOf($account));
        self::assertSame([], $this->noticesOf($stranger));

        $hash = $this->hashFor();
        self::assertSame([], $this->byStructure($account, OwnAction::Accept));
        self::assertSame(['member', 'member'], $this->of($account));
        self::assertSame(['link_expired'], $this->byLink($stranger, $hash));
        self::assertSame(["{$inviter} invited you to join “Les Ateliers”"], $this->noticesOf($account));
    }

    public function testOnlyTheAccountOfTheAddressAnswersWithoutTheLink(): void
    {
        $this->invited();
        $stranger = $this->users->beneficiaire();

        self::assertSame(['membership_accept_failed'], $this->byStructure($stranger, OwnAction::Accept));
        self::assertSame(['membership_accept_failed'], $this->byStructure($stranger, OwnAction::Refuse));
        self::assertSame([], $this->byStructure($stranger, OwnAction::Ask));
        self::assertSame(['pretender', 'member'], $this->of($stranger));
        self::assertSame([self::KOSSI => ['sent', 'member']], $this->listed($this->owner));
    }

    public function testWhoAsksWhileInvitedIsAMember(): void
    {
        $account = $this->withAddress($this->users->beneficiaire());
        $this->invited(role: Role::Guest);

        self::assertSame([], $this->byStructure($account, OwnAction::Ask));

        self::assertSame(['member', 'guest'], $this->of($account));
    }

    public function testDecliningNeedsNoAccountAndIsFinal(): void
    {
        $hash = $this->invited();

        self::assertSame('done', $this->answering(Viewer::anonymous(), $hash, InvitationAnswer::Decline));

        self::assertSame([self::KOSSI => ['declined', 'member']], $this->listed($this->owner));
        self::assertSame(['Kossi Amouzou a refusé votre invitation'], array_column($this->mails(), 'subject'));
        self::assertSame(['email: already_invited'], $this->inviting($this->owner));
        self::assertSame(['invalid_transition'], $this->managing($this->owner, OwnerAction::Resend, $this->stored()->id));
        self::assertSame(['invalid_transition'], $this->managing($this->owner, OwnerAction::CancelInvitation, $this->stored()->id));
        self::assertSame(['link_expired'], $this->byLink($this->users->beneficiaire(), $hash));
        self::assertContains(['membership_decline_mail', 'member', ''], $this->memberLines());
    }

    public function testOnlyOwnersWithAPublishedProfileInviteAndSeeAddresses(): void
    {
        $hash = $this->invited();
        $id = $this->stored()->id;
        $member = $this->users->beneficiaire();
        $this->byLink($member, $hash);
        $this->invited(self::PORT);
        $pending = $this->stored(self::PORT)->id;
        $second = $this->users->beneficiaire();
        $otherStructure = $this->structureOf($second);
        foreach ([$member, $this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->administrator(), $second] as $outsider) {
            self::assertSame(['structure_owner_required'], $this->inviting($outsider, 'new@example.test'));
            $code = $outsider === $member ? 'structure_owner_required' : 'not_found';
            self::assertSame([$code], $this->managing($outsider, OwnerAction::Resend, $pending, 'mine@example.test'));
            self::assertSame([$code], $this->managing($outsider, OwnerAction::CancelInvitation, $pending));
            self::assertSame([$code], $this->managing($outsider, OwnerAction::CancelInvitation, PHP_INT_MAX), 'It says nothing of the invitation.');
            self::assertSame([$code], $this->refusals(fn () => ($this->plugin->get(ResendInvitation::class))($outsider, $pending, 'mine@example.test')));
        }
        self::assertSame([[], []], [$this->listed($member), $this->listed($this->users->administrator())]);
        self::assertSame(['access_token_missing'], $this->inviting(Viewer::anonymous()));
        self::assertSame(['access_token_missing'], $this->managing(Viewer::anonymous(), OwnerAction::Resend, $pending));
        self::assertSame(['profile_not_published'], $this->inviting($second, structure: $otherStructure));
        self::assertSame(['not_found'], $this->inviting($this->owner, structure: $this->content->draft(ContentType::Structure, ownerId: $second->id)));
        self::assertSame(['not_found'], $this->inviting($this->owner, structure: $this->published()), 'Not into an initiative.');
        self::assertSame([[], ['sent', 'member']], [$this->mailsTo('new@example.test', 'mine@example.test'), $this->listed($this->owner)[self::PORT]]);
        self::assertSame('accepted', $this->plugin->get(InvitationStore::class)->find($id)?->state->value);
    }

    public function testInvitationsOfOtherStructuresAndRecordsAreNotFound(): void
    {
        $named = $this->invitation($this->published())->id;
        $this->invited();
        foreach ([$named, 0, -1, 999_999] as $id) {
            self::assertSame(['not_found'], $this->managing($this->owner, OwnerAction::Resend, $id));
            self::assertSame(['not_found'], $this->managing($this->owner, OwnerAction::CancelInvitation, $id));
        }
        self::assertSame(['invalid_transition'], $this->managing($this->owner, OwnerAction::Remove, $this->stored()->id));
        self::assertSame([], ($this->plugin->get(SentInvitations::class))($this->owner, $this->structure->id), 'The list of named people has none of them.');
    }

    public function testBadInputIsRefusedFieldByField(): void
    {
        $invite = fn (string $email, string $first, string $last): array => $this->refusals(
            fn () => ($this->plugin->get(InviteByMail::class))($this->owner, $this->structure->id, new MailInvite($email, $first, $last, Role::Member)),
        );

        self::assertSame(['email: required', 'firstName: required', 'lastName: required'], $invite(' ', '', "\t"));
        self::assertSame(['email: invalid_email'], $invite('kossi@nowhere', 'A', 'B'));
        self::assertSame(
            ['email: too_long', 'firstName: too_long', 'lastName: too_long'],
            $invite(str_repeat('a', 250) . '@example.test', str_repeat('é', 121), str_repeat('é', 121)),
        );
        self::assertSame([], $invite(self::KOSSI, str_repeat('é', 120), str_repeat('é', 120)));
        self::assertSame(['email: already_invited'], $invite(strtoupper(self::KOSSI), 'A', 'B'));
        self::assertCount(1, $this->listed($this->owner));
    }

    public function testACorrectedAddressVoidsTheFormerLink(): void
    {
        $former = $this->invited();
        $id = $this->stored()->id;
        $this->inviting($this->owner, self::PORT);
        self::assertSame(['email: invalid_value'], $this->managing($this->owner, OwnerAction::Resend, $id, self::PORT));
        self::assertSame(['email: invalid_email'], $this->managing($this->owner, OwnerAction::Resend, $id, 'kossi@nowhere'));
        $account = $this->withAddress($this->users->beneficiaire(), 'correct@example.test');

        self::assertSame([], $this->managing($this->owner, OwnerAction::Resend, $id, ' Correct@Example.test '));

        self::assertSame(['link_expired'], $this->byLink($this->users->beneficiaire(), $former));
        self::assertCount(1, $this->noticesOf($account));
        self::assertSame([], $this->byLink($this->users->beneficiaire(), $this->hashFor('correct@example.test')));
        self::assertSame(['accepted', 'member'], $this->listed($this->owner)['correct@example.test'] ?? null);
    }

    public function testACancelledInvitationIsVoidAndMayBeSentAnew(): void
    {
        $hash = $this->invited();
        self::assertSame([], $this->managing($this->owner, OwnerAction::CancelInvitation, $this->stored()->id));

        self::assertSame(['link_expired'], $this->byLink($this->users->beneficiaire(), $hash));
        self::assertSame([], $this->listed($this->owner));
        self::assertContains(['membership_cancel_mail', 'member', ''], $this->memberLines());
        self::assertSame([], $this->byLink($this->users->beneficiaire(), $this->invited(role: Role::Guest)));
    }

    public function testAMailThatWaitsIsNotSentOnceCancelled(): void
    {
        $this->inviting($this->owner);
        $this->managing($this->owner, OwnerAction::CancelInvitation, $this->stored()->id);

        self::assertSame([], $this->mails());
    }

    public function testLinksAreValidForThirtyDays(): void
    {
        $hash = $this->invited();
        $this->clock->advance(30 * DAY_IN_SECONDS);

        self::assertSame(['link_expired'], $this->byLink($this->users->beneficiaire(), $hash));
        self::assertSame([self::KOSSI => ['expired', 'member']], $this->listed($this->owner));
        self::assertSame([], $this->ownOf($this->withAddress($this->users->beneficiaire())));
        self::assertSame([], $this->managing($this->owner, OwnerAction::Resend, $this->stored()->id));
        self::assertSame([], $this->byLink($this->users->beneficiaire(), $this->hashFor()));
        foreach (['x', str_repeat('A', 43), "{$hash}=", "' OR 1=1 --"] as $nonsense) {
            self::assertSame(['link_expired'], $this->byLink($this->owner, $nonsense));
        }
    }

    public function testNoRightRemainsWithTheLinksOfAFormerOwner(): void
    {
        $second = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $second->id);
        $this->structure = $this->structureOf($this->owner, $second);
        $hash = $this->invited(role: Role::Owner);
        $account = $this->withAddress($this->users->beneficiaire());
        self::assertCount(1, $this->ownOf($account));
        ($this->plugin->get(ChangeMembership::class))($second, $this->structure->id, MembershipAction::Remove, $this->owner->id);

        self::assertSame(['link_expired'], $this->byLink($this->owner, $hash));
        self::assertSame([null, []], [$this->of($this->owner), $this->ownOf($account)]);
        self::assertSame([self::KOSSI => ['expired', 'owner']], $this->listed($second));
        self::assertSame([], $this->managing($second, OwnerAction::Resend, $this->stored()->id));
        self::assertSame([], $this->byLink($account, $this->hashFor()));
    }

    public function testWhoLeftMayBeInvitedAgain(): void
    {
        $person = $this->users->beneficiaire();
        $this->byLink($person, $this->invited());
        self::assertSame(['email: already_invited'], $this->inviting($this->owner));
        $this->byStructure($person, OwnAction::Leave);
        self::assertSame([], $this->listed($this->owner));

        self::assertSame([], $this->byLink($person, $this->invited(role: Role::Guest)));
        self::assertSame(['member', 'guest'], $this->of($person));
    }

    public function testMailsAreLimited(): void
    {
        $this->inviting($this->owner);
        $outcomes = [];
        for ($number = 0; $number < 6; $number++) {
            $outcomes[] = implode($this->managing($this->owner, OwnerAction::Resend, $this->stored()->id));
        }
        self::assertSame([...array_fill(0, 5, ''), 'rate_limited'], $outcomes);

        $invited = [];
        for ($number = 0; $number < 45; $number++) {
            $invited[] = implode($this->inviting($this->owner, "person-{$number}@example.test"));
        }
        self::assertSame(['' => 44, 'rate_limited' => 1], array_count_values($invited), 'With those sent again: fifty a day.');
    }

    public function testInvitationsEndWithTheStructure(): void
    {
        $hash = $this->invited();
        wp_delete_post($this->structure->id, true);

        self::assertSame(['link_expired'], $this->byLink($this->users->beneficiaire(), $hash));
        self::assertSame([], $this->plugin->get(InvitationStore::class)->ofGroup($this->structure->groupId));
    }

    public function testSeveralAreAnsweredAtOnceEachForItself(): void
    {
        $account = $this->withAddress($this->users->beneficiaire());
        $hash = $this->invited();
        $other = $this->structureOf($this->owner);
        $results = ($this->plugin->get(OwnChanges::class))($account, [
            new OwnRequest(OwnAction::Accept, $other->id),
            new OwnRequest(OwnAction::Accept, 0, $hash),
            new OwnRequest(OwnAction::Accept, $this->structure->id),
            new OwnRequest(OwnAction::Ask, $other->id),
        ], self::ADDRESS);

        $describe = static fn (DomainError|Membership|null $each): string => $each instanceof Membership ? "{$each->status->value} {$each->role->value}" : $each->errorCode ?? '';
        $described = array_map($describe, $results);
        self::assertSame(['membership_accept_failed', 'member member', 'membership_accept_failed', 'pretender member'], $described);
        self::assertSame(['items: required'], $this->refusals(fn () => ($this->plugin->get(OwnChanges::class))($account, [], self::ADDRESS)));
        $many = array_fill(0, 101, new OwnRequest(OwnAction::Ask, 0));
        self::assertSame(['items: too_many_rows'], $this->refusals(fn () => ($this->plugin->get(OwnChanges::class))($account, $many, self::ADDRESS)));
        self::assertSame(['access_token_missing'], $this->refusals(fn () => ($this->plugin->get(OwnChanges::class))(Viewer::anonymous(), $many, self::ADDRESS)));
    }

    public function testSecretsAreNotStored(): void
    {
        $hash = $this->invited();
        $this->managing($this->owner, OwnerAction::Resend, $this->stored()->id, 'correct@example.test');
        $this->answering(Viewer::anonymous(), $this->hashFor('correct@example.test'), InvitationAnswer::Decline);

        foreach (['invitations', 'outbox', 'audit', 'notices', 'security_events', 'throttle'] as $table) {
            $rows = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table($table)}"));
            self::assertStringNotContainsString($hash, $rows, $table);
            if ($table !== 'invitations') {
                self::assertStringNotContainsString('@example.test', $rows, $table);
                self::assertStringNotContainsString('Amouzou', $rows, $table);
            }
        }
    }

    /** @return list<string> titles in English */
    private function noticesOf(Viewer $viewer): array
    {
        return array_map(static fn (ReadNotice $each): string => $each->title, ($this->plugin->get(ReadNotices::class))($viewer, Lang::English, 1, 10));
    }

    /** @return list<string> */
    private function mailsTo(string ...$addresses): array
    {
        return array_values(array_intersect(array_column($this->mails(), 'to'), $addresses));
    }
}
