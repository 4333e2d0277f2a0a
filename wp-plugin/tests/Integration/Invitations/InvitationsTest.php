<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Invitations\SentInvitations;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** People named by an address are asked by mail before they are named in public. */
final class InvitationsTest extends InvitationTestCase
{
    private const NOBODY = ['members' => [], 'partners' => ['Sans adresse']];

    public function testEachAddressGetsOneMailWhenTheRecordBecomesPublic(): void
    {
        $draft = $this->content->draft(ContentType::Initiative, $this->people(), title: 'Théâtre en cale', ownerId: $this->owner->id);
        self::assertSame([[], []], [$this->mails(), $this->states($draft)], 'Nobody is written to before the approval.');

        $record = $this->content->change($draft, Transition::Publish);
        self::assertSame([self::KOSSI => 'created', self::PORT => 'created'], $this->states($record));
        $mails = $this->mails();
        $inviter = get_the_author_meta('display_name', $this->owner->id);
        $title = "«\u{00A0}Théâtre en cale\u{00A0}»";
        self::assertEqualsCanonicalizing(
            [self::KOSSI . ": {$inviter} souhaite vous citer dans {$title}", self::PORT . ": {$inviter} souhaite citer Port de Dakar dans {$title}"],
            self::subjects($mails),
        );
        self::assertSame([self::KOSSI => 'sent', self::PORT => 'sent'], $this->states($record));

        $english = $this->content->published(ContentType::Initiative, [], Lang::English, groupId: $record->groupId, ownerId: $this->owner->id);
        foreach ([Transition::Complete, Transition::Reopen, Transition::TakeOffline, Transition::PutBack] as $step) {
            $record = $this->content->change($this->reload($record), $step);
        }
        $this->content->save($english, ['subtitle' => 'Changed']);
        self::assertSame([], array_intersect(array_column($this->mails(), 'to'), [self::KOSSI, self::PORT]), 'Nobody is invited twice.');

        $added = [...$this->people()['members'], ['lastName' => 'Diop', 'email' => 'diop@example.test']];
        $this->content->save($this->reload($record), ['members' => $added]);
        self::assertSame(['diop@example.test'], array_column($this->mails(), 'to'));
    }

    public function testTheAccountOfAnInvitedAddressGetsANoticeWithoutTheLink(): void
    {
        $account = $this->users->beneficiaire();
        wp_update_user(['ID' => $account->id, 'user_email' => self::KOSSI]);
        $read = fn (Viewer $viewer): array => array_map(
            static fn (ReadNotice $each): array => [$each->title, $each->path],
            ($this->plugin->get(ReadNotices::class))($viewer, Lang::English, 1, 10),
        );
        $inviter = get_the_author_meta('display_name', $this->owner->id);

        $record = $this->published();
        $hash = $this->hashFor();
        self::assertSame([["{$inviter} would like to name you in “Théâtre en cale”", '/initiative/theatre-en-cale-test/']], $read($account));
        self::assertSame([[], []], [$read($this->owner), $read($this->users->beneficiaire())]);
        self::assertStringNotContainsString($hash, (string) json_encode(($this->plugin->get(ReadNotices::class))($account, Lang::English, 1, 10)));

        $this->answering(Viewer::anonymous(), $hash, InvitationAnswer::Decline);
        self::assertSame([["{$inviter} wanted to name you in “Théâtre en cale”", '/initiative/theatre-en-cale-test/']], $read($account));
        $this->content->save($record, ['members' => [], 'partners' => []]);
        self::assertSame([['A record you can no longer read', null]], $read($account));
    }

    public function testTheMailIsInTheLanguageOfTheRecord(): void
    {
        $this->content->published(ContentType::Initiative, $this->people(), Lang::English, title: 'Theatre', ownerId: $this->owner->id);

        $mail = $this->mails()[0];
        self::assertStringContainsString('would like to name you in “Theatre”', $mail['subject']);
        self::assertStringContainsString('https://passerelle.test/en/invitation/?hash=', $mail['message']);
    }

    public function testAnyAccountAcceptsAndIsNamedFromThenOn(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();
        $other = $this->users->beneficiaire();
        self::assertSame(self::NOBODY, $this->named($record));
        self::assertSame('access_token_missing', $this->answering(Viewer::anonymous(), $hash));
        self::assertSame(self::NOBODY, $this->named($record), 'The link is still valid and nothing is public.');

        self::assertSame('done', $this->answering($other, $hash));

        self::assertSame(['members' => ['Kossi Amouzou'], 'partners' => ['Kossi Amouzou', 'Sans adresse']], $this->named($record));
        self::assertSame([$record->groupId], $this->dropped);
        self::assertSame([self::KOSSI => 'accepted', self::PORT => 'sent'], $this->states($record));
        self::assertSame([['accept_invitation', $this->pseudonym($other)]], $this->auditLines($record));
        foreach ([$other, $this->users->beneficiaire(), $this->owner] as $viewer) {
            self::assertSame('link_expired', $this->answering($viewer, $hash), 'It served.');
            self::assertSame('link_expired', $this->answering($viewer, $hash, InvitationAnswer::Decline));
        }
        self::assertSame($other->id, $this->invitation($record)->userId);
    }

    public function testAPartnerStructureIsNamedByItsOwnNameWhoeverAnswersForIt(): void
    {
        $partner = ['structureName' => 'Port de Dakar', 'structureType' => 'public_institution', 'firstName' => 'Awa', 'lastName' => 'SECRET', 'email' => self::PORT];
        $record = $this->content->published(ContentType::Initiative, ['partners' => [$partner]], title: 'Théâtre en cale', slug: 'theatre-en-cale-test', ownerId: $this->owner->id);
        $contact = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'SECRET'], ownerId: $contact->id);

        [$mail] = array_values(array_filter($this->mails(), static fn (array $each): bool => $each['to'] === self::PORT));
        $inviter = $this->invitation($record, self::PORT)->inviterName();
        self::assertSame("{$inviter} souhaite citer Port de Dakar dans «\u{00A0}Théâtre en cale\u{00A0}»", $mail['subject']);
        self::assertStringContainsString('Le nom de Port de Dakar ne sera affiché que si vous acceptez', $mail['message']);
        self::assertStringNotContainsString('SECRET', $mail['message']);
        self::assertSame('Port de Dakar', $this->invitation($record, self::PORT)->invitee->displayName());
        self::assertSame([], $this->named($record)['partners']);

        self::assertSame('done', $this->answering($contact, self::hashIn($mail)));

        self::assertSame(['Port de Dakar'], $this->named($record)['partners']);
        self::assertSame([], $this->named($record)['members']);
    }

    public function testAcceptanceLinksTheirPublishedProfile(): void
    {
        $record = $this->published();
        $person = $this->users->beneficiaire();
        $profile = $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Kossi', 'lastName' => 'A.'], ownerId: $person->id);

        $this->answering($person, $this->hashFor());

        self::assertSame(['members' => ['Kossi A.'], 'partners' => ['Kossi A.', 'Sans adresse']], $this->named($record));
        $both = [...$this->people()['members'], ['groupId' => $profile->groupId]];
        $this->content->save($this->reload($record), ['members' => $both]);
        self::assertSame(['Kossi A.'], $this->named($this->reload($record))['members'], 'Nobody is named twice in a list.');
    }

    public function testDecliningNeedsNoAccountAndIsFinal(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();

        self::assertSame('done', $this->answering(Viewer::anonymous(), $hash, InvitationAnswer::Decline));

        self::assertSame([self::KOSSI => 'declined', self::PORT => 'sent'], $this->states($record));
        self::assertSame('link_expired', $this->answering($this->users->beneficiaire(), $hash));
        self::assertSame('invalid_transition', $this->resending($this->owner, $this->invitation($record)));
        self::assertSame([['decline_invitation', '']], $this->auditLines($record));
        self::assertSame(self::NOBODY, $this->named($record));
        $this->content->save($this->reload($record), ['members' => [...$this->people()['members'], ['structureName' => 'Autre']]]);
        self::assertSame([], $this->mails(), 'They are not asked again.');
    }

    public function testLinksAreValidForThirtyDays(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();
        $this->clock->advance(30 * DAY_IN_SECONDS - 1);
        self::assertSame('access_token_missing', $this->answering(Viewer::anonymous(), $hash));
        $this->clock->advance(1);

        self::assertSame('link_expired', $this->answering($this->owner, $hash));
        self::assertSame([self::KOSSI => 'expired', self::PORT => 'expired'], $this->states($record));
        self::assertSame('done', $this->resending($this->owner, $this->invitation($record)));
        self::assertSame('done', $this->answering($this->users->beneficiaire(), $this->hashFor()));
        foreach (['', 'x', str_repeat('A', 43), "{$hash}=", "' OR 1=1 --"] as $nonsense) {
            self::assertSame('link_expired', $this->answering($this->owner, $nonsense));
        }
    }

    public function testACorrectedAddressVoidsTheFormerLink(): void
    {
        $record = $this->published();
        $former = $this->hashFor();
        $invitation = $this->invitation($record);

        self::assertSame('email: invalid_email', $this->resending($this->owner, $invitation, 'kossi@nowhere'));
        self::assertSame('email: required', $this->resending($this->owner, $invitation, ' '));
        self::assertSame('email: invalid_value', $this->resending($this->owner, $invitation, self::PORT));
        self::assertSame('email: too_long', $this->resending($this->owner, $invitation, str_repeat('a', 250) . '@example.test'));
        self::assertSame('access_token_missing', $this->answering(Viewer::anonymous(), $former), 'A refused correction changes nothing.');
        self::assertSame('done', $this->resending($this->owner, $invitation, ' Correct@Example.test '));

        self::assertSame('link_expired', $this->answering($this->owner, $former));
        self::assertSame(['correct@example.test' => 'created', self::PORT => 'sent'], $this->states($record));
        $hash = $this->hashFor('correct@example.test');
        self::assertSame('done', $this->answering($this->users->beneficiaire(), $hash));
        self::assertSame(['Kossi Amouzou'], $this->named($record)['members']);
        $rows = [[...$this->people()['members'][0], 'email' => 'correct@example.test']];
        $this->content->save($this->reload($record), ['members' => $rows]);
        self::assertSame([[], ['Kossi Amouzou']], [$this->mails(), $this->named($record)['members']]);
    }

    public function testAMailThatWaitsGoesToTheCorrectedAddressOnly(): void
    {
        $record = $this->published();
        $this->resending($this->owner, $this->invitation($record), 'correct@example.test');

        self::assertEqualsCanonicalizing(['correct@example.test', self::PORT], array_column($this->mails(), 'to'));
    }

    public function testMailsAreLimited(): void
    {
        $record = $this->published();
        $outcomes = [];
        for ($number = 0; $number < 6; $number++) {
            $outcomes[] = $this->resending($this->owner, $this->invitation($record));
        }

        self::assertSame([...array_fill(0, 5, 'done'), 'rate_limited'], $outcomes);
    }

    public function testOnlyThoseWhoWriteTheRecordSeeAddresses(): void
    {
        $record = $this->published();
        $invitation = $this->invitation($record);
        $coEditor = $this->users->beneficiaire();
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $coEditor->id, 'role' => 'member', 'status' => 'member'],
        ]]);
        $this->content->save($this->reload($record), ['organiserId' => $structure->groupId]);
        foreach ([Viewer::anonymous(), $this->users->beneficiaire(), $this->users->operateur(), $this->users->moderateur('SN')] as $outsider) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(SentInvitations::class))($outsider, $record->id)));
            self::assertSame('not_found', $this->resending($outsider, $invitation, 'mine@example.test'));
        }
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(SentInvitations::class))($this->owner, 999_999)));
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(ResendInvitation::class))($this->owner, 999_999, null)));

        self::assertSame(self::KOSSI, $this->invitation($record)->invitee->email);
        self::assertCount(2, ($this->plugin->get(SentInvitations::class))($coEditor, $record->id));
        self::assertSame('done', $this->resending($coEditor, $invitation));
    }

    public function testALinkIsValidOnlyWhileTheRecordIsPublicAndNamesThePerson(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();
        $offline = $this->content->change($record, Transition::Offline);
        self::assertSame('link_expired', $this->answering($this->owner, $hash));
        self::assertSame('invalid_transition', $this->resending($this->owner, $this->invitation($record)));
        $online = $this->content->change($offline, Transition::Online);
        self::assertSame('access_token_missing', $this->answering(Viewer::anonymous(), $hash));

        $this->content->save($online, ['members' => null, 'partners' => null]);
        self::assertSame(['link_expired', []], [$this->answering($this->owner, $hash), $this->states($record)]);
    }

    public function testInvitationsEndWithTheRecord(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();
        $english = $this->content->published(ContentType::Initiative, [], Lang::English, groupId: $record->groupId, ownerId: $this->owner->id);

        wp_delete_post($record->id, true);
        self::assertCount(2, $this->plugin->get(InvitationStore::class)->ofGroup($record->groupId));
        wp_delete_post($english->id, true);
        self::assertSame([], $this->plugin->get(InvitationStore::class)->ofGroup($record->groupId));
        self::assertSame('link_expired', $this->answering($this->owner, $hash));
    }

    public function testSecretsAreNotStored(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();
        $this->resending($this->owner, $this->invitation($record), 'correct@example.test');
        $this->answering($this->users->beneficiaire(), 'nonsense');

        foreach (['invitations', 'outbox', 'audit', 'security_events', 'throttle'] as $table) {
            $rows = (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table($table)}"));
            self::assertStringNotContainsString($hash, $rows, $table);
            if ($table !== 'invitations') {
                self::assertStringNotContainsString('@example.test', $rows, $table);
            }
        }
    }
}
