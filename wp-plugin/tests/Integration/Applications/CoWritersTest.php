<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\InvitationRecords;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\Retention\EndRetentions;
use Passerelle\Applications\CoWriting\Presences;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Security\Audit\AuditLines;

/** Inviting co-writers, and what becomes of the invitations. */
final class CoWritersTest extends CoWriterTestCase
{
    public function testAMemberAcceptsAndReadsAndLosesAccessWhenRevoked(): void
    {
        $this->invite($this->applicant, $this->id, $this->writer, CoWriterRole::Edit);
        $pending = $this->coWriters($this->applicant)[0];
        self::assertSame(
            ['Rose', null, 'pending', 'edit', ['setRole', 'resend', 'revoke'], false],
            [$pending['name'], $pending['email'], $pending['state'], $pending['role'], $pending['actions'], $pending['isSelf']],
        );
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
        $received = $this->received($this->writer);
        self::assertSame(['Aïda', 'edit', $this->call->title], [$received[0]['inviter'], $received[0]['role'], $received[0]['callTitle']]);
        self::assertSame([[], []], [$this->received($this->applicant), $this->received($this->users->administrator())]);

        self::assertSame($this->id, $this->answer($this->writer, InvitationAnswer::Accept));
        $read = $this->read($this->writer, $this->id);
        self::assertSame(
            ['edit', 'Aïda', false, ['save']],
            [$read['role'], $read['applicantName'], $read['invites'], $read['actions']],
        );
        self::assertSame([$this->id], array_column($this->applications($this->writer), 'id'));
        self::assertSame([], $this->received($this->writer));
        self::assertSame('Ensemble', self::answers($this->write($this->writer, $this->id, 2, ['motive' => 'Ensemble']))['motive']);
        self::assertSame([true, ['revoke'], null], array_map(fn (string $key): mixed => $this->coWriters($this->writer)[0][$key], ['isSelf', 'actions', 'email']));

        $this->manage($this->applicant, CoWriterAction::Revoke);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->perform($this->writer, ApplicationAction::Save, $this->id, 3, '{}')));
        self::assertSame([], $this->applications($this->writer));
        self::assertSame(['revoked', []], [$this->coWriters($this->applicant)[0]['state'], $this->coWriters($this->applicant)[0]['actions']]);
        self::assertSame('Ensemble', self::answers($this->read($this->applicant, $this->id))['motive']);

        // Whose invitation was revoked may be invited again, in the same row.
        $this->invite($this->applicant, $this->id, $this->writer, CoWriterRole::Read);
        self::assertSame(['pending', 'read'], [$this->coWriters($this->applicant)[0]['state'], $this->coWriters($this->applicant)[0]['role']]);
        self::assertCount(1, $this->coWriters($this->applicant));
    }

    public function testAnAddressAnswersByTheLinkOfItsMailOnce(): void
    {
        $this->inviteAddress($this->applicant, $this->id, ' New.Person@Example.org ', CoWriterRole::Read);
        self::assertSame(['new.person@example.org', null, 'pending'], $this->first());
        $mail = $this->sent()[0];
        self::assertSame('new.person@example.org', $mail['to']);
        self::assertStringContainsString('Aïda', $mail['subject']);
        $link = $mail['hash'];

        // Whoever has the link may accept it, with whatever account.
        $this->byLink($this->writer, $link, InvitationAnswer::Accept);
        self::assertSame(['new.person@example.org', 'Rose', 'accepted'], $this->first());
        self::assertSame(['read', []], [$this->read($this->writer, $this->id)['role'], $this->read($this->writer, $this->id)['actions']]);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->users->beneficiaire(), $link, InvitationAnswer::Accept)));
        self::assertSame([null], array_column($this->coWriters($this->writer), 'email'));
    }

    public function testUsedExpiredRevokedAndOldLinksAreGone(): void
    {
        $this->inviteAddress($this->applicant, $this->id, 'a@example.org', CoWriterRole::Read);
        $first = $this->sent()[0]['hash'];
        $this->manage($this->applicant, CoWriterAction::Resend);
        $second = $this->sent()[0]['hash'];
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->writer, $first, InvitationAnswer::Accept)));
        $this->at('2026-12-29 12:00:00');
        self::assertSame('expired', $this->coWriters($this->applicant)[0]['state']);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->writer, $second, InvitationAnswer::Accept)));
        $this->manage($this->applicant, CoWriterAction::Resend);
        $third = $this->sent()[0]['hash'];
        $this->manage($this->applicant, CoWriterAction::Revoke);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->writer, $third, InvitationAnswer::Accept)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->manage($this->applicant, CoWriterAction::Resend)));

        $this->inviteAddress($this->applicant, $this->id, 'b@example.org', CoWriterRole::Read);
        $declined = $this->sent()[0]['hash'];
        $this->byLink(Viewer::anonymous(), $declined, InvitationAnswer::Decline);
        self::assertSame(['revoked', 'declined'], array_column($this->coWriters($this->applicant), 'state'));
        self::assertSame(['email: already_invited'], $this->refusals(fn () => $this->inviteAddress($this->applicant, $this->id, 'b@example.org', CoWriterRole::Read)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
    }

    public function testALinkEndsWithTheApplicationAndWithTheRightToInvite(): void
    {
        $this->inviteAddress($this->applicant, $this->id, 'a@example.org', CoWriterRole::Edit);
        $link = $this->sent()[0]['hash'];
        $this->perform($this->applicant, ApplicationAction::Delete, $this->id, 2);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->writer, $link, InvitationAnswer::Accept)));
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('invitations')} WHERE subject_id <> 0"));

        [$owner, $member] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->structure([[$owner, 'owner', 'member'], [$member, 'member', 'member']]);
        $shared = $this->id($this->begin($member, $this->call, $structure->id));
        $this->inviteAddress($member, $shared, 'c@example.org', CoWriterRole::Edit);
        $ofMember = $this->sent()[0]['hash'];
        $this->leave($structure, $member);
        self::assertSame(['link_expired'], $this->refusals(fn () => $this->byLink($this->writer, $ofMember, InvitationAnswer::Accept)));
        self::assertSame(['pending'], array_column($this->coWriters($owner, $shared), 'state'));
        $this->manage($owner, CoWriterAction::Resend, id: $shared);
        $this->byLink($this->writer, $this->sent()[0]['hash'], InvitationAnswer::Accept);
        self::assertSame([$structure->title, 'edit'], [$this->read($this->writer, $shared)['applicantName'], $this->read($this->writer, $shared)['role']]);
    }

    public function testBadInputNamesItsField(): void
    {
        $address = fn (string $email): array => $this->refusals(fn () => $this->inviteAddress($this->applicant, $this->id, $email, CoWriterRole::Read));
        self::assertSame(['email: required'], $address(''));
        self::assertSame(['email: invalid_email'], $address('nobody'));
        self::assertSame(['email: too_long'], $address(str_repeat('a', 60) . '@' . str_repeat('b', 200) . '.org'));
        self::assertSame(['email: already_invited'], $address($this->address($this->applicant)));
        $this->inviteAddress($this->applicant, $this->id, 'a@example.org', CoWriterRole::Read);
        self::assertSame(['email: already_invited'], $address('A@example.org'));
        $unknown = $this->users->beneficiaire();
        self::assertSame(['userId: unknown_user'], $this->refusals(fn () => $this->invite($this->applicant, $this->id, $unknown, CoWriterRole::Read)));
        $this->invite($this->applicant, $this->id, $this->writer, CoWriterRole::Read);
        self::assertSame(['userId: already_invited'], $this->refusals(fn () => $this->invite($this->applicant, $this->id, $this->writer, CoWriterRole::Read)));
        self::assertSame(['role: required'], $this->refusals(fn () => $this->manage($this->applicant, CoWriterAction::SetRole)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->manage($this->applicant, CoWriterAction::Revoke, invitation: 999)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->answer($this->users->beneficiaire(), InvitationAnswer::Accept, $this->last())));
        // An applicant does not become a co-writer of the own application.
        $this->inviteAddress($this->applicant, $this->id, 'c@example.org', CoWriterRole::Read);
        $link = $this->sent()[0]['hash'];
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->byLink($this->applicant, $link, InvitationAnswer::Accept)));
        // One person accepts once; the refused answer leaves the invitation as it is.
        $this->answer($this->writer, InvitationAnswer::Accept, $this->last() - 1);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->byLink($this->writer, $link, InvitationAnswer::Accept)));
        self::assertSame(['pending', 'accepted', 'pending'], array_column($this->coWriters($this->applicant), 'state'));
    }

    public function testRequestsAreLimitedByApplicationAndAddress(): void
    {
        foreach (range(1, 10) as $number) {
            $this->inviteAddress($this->applicant, $this->id, "a{$number}@example.org", CoWriterRole::Read);
        }
        self::assertSame(['email: too_many_requests'], $this->refusals(fn () => $this->inviteAddress($this->applicant, $this->id, 'a11@example.org', CoWriterRole::Read)));

        foreach (range(1, 3) as $number) {
            $other = $this->users->beneficiaire();
            $this->inviteAddress($other, $this->id($this->begin($other, $this->call)), 'often@example.org', CoWriterRole::Read);
        }
        $other = $this->users->beneficiaire();
        $id = $this->id($this->begin($other, $this->call));
        self::assertSame(['rate_limited'], $this->refusals(fn () => $this->inviteAddress($other, $id, 'often@example.org', CoWriterRole::Read)));
        self::assertSame([], $this->coWriters($other, $id));
        $this->at('2026-11-29 12:00:01');
        $this->inviteAddress($other, $id, 'often@example.org', CoWriterRole::Read);
        self::assertCount(1, $this->coWriters($other, $id));
    }

    public function testStatisticalAnswersAndProfileAreNotShownToCoWriters(): void
    {
        $this->join($this->writer, CoWriterRole::Edit);
        $own = $this->read($this->applicant, $this->id);
        $read = $this->read($this->writer, $this->id);
        self::assertSame([['motive' => 'Seule', 'gender' => 'woman'], ['motive' => 'Seule']], [self::answers($own), self::answers($read)]);
        self::assertIsString($own['form']);
        self::assertIsString($read['form']);
        self::assertStringContainsString('"gender"', $own['form']);
        self::assertStringNotContainsString('gender', self::json($read));
        self::assertStringNotContainsString($this->address($this->applicant), self::json($read));
        self::assertStringContainsString($this->address($this->applicant), self::json($own));
        self::assertSame([], $read['profile']);
        foreach (['gender' => 'man', 'motive' => 'x'] as $question => $answer) {
            $expected = $question === 'gender' ? ['gender: unexpected_fields'] : [];
            self::assertSame($expected, $this->refusals(fn () => $this->write($this->writer, $this->id, 2, [$question => $answer])));
        }
        self::assertSame('woman', self::answers($this->read($this->applicant, $this->id))['gender']);
        $copy = $this->plugin->get(ApplicationCopy::class);
        self::assertStringContainsString('woman', self::json($copy->data($this->applicant, $this->id, false)['document']));
        self::assertStringNotContainsString('woman', self::json($copy->data($this->writer, $this->id, false)['document']));
        self::assertStringNotContainsString($this->address($this->applicant), self::json($copy->data($this->writer, $this->id, false)));
    }

    public function testARoleIsChangedAtOnce(): void
    {
        $this->join($this->writer, CoWriterRole::Read);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->write($this->writer, $this->id, 2, ['plan' => 'x'])));
        $this->manage($this->applicant, CoWriterAction::SetRole, CoWriterRole::Edit);
        self::assertSame('x', self::answers($this->write($this->writer, $this->id, 2, ['plan' => 'x']))['plan']);
        foreach ([CoWriterAction::SetRole, CoWriterAction::Resend] as $action) {
            self::assertSame(['forbidden'], $this->refusals(fn () => $this->manage($this->writer, $action, CoWriterRole::Edit)));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->manage($this->manager, $action, CoWriterRole::Edit)));
        }
        $this->manage($this->writer, CoWriterAction::Revoke);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
    }

    public function testWhoIsConcernedIsNotified(): void
    {
        $told = $this->told(...);
        $title = $this->call->title;
        $this->invite($this->applicant, $this->id, $this->writer, CoWriterRole::Edit);
        self::assertSame(["Aïda invites you to co-write an application to “{$title}”"], $told($this->writer));
        $this->answer($this->writer, InvitationAnswer::Accept);
        self::assertSame(["Rose is co-writing your application to “{$title}”"], $told($this->applicant));
        self::assertSame(["Aïda had invited you to co-write an application to “{$title}”"], $told($this->writer));
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 2);
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertEqualsCanonicalizing([
            "The application to “{$title}” has been withdrawn",
            "The application to “{$title}” has been sent",
            "Aïda had invited you to co-write an application to “{$title}”",
        ], $told($this->writer));
        self::assertCount(1, $told($this->applicant));

        $other = $this->id($this->begin($this->applicant, $this->call));
        $this->inviteAddress($this->applicant, $other, 'a@example.org', CoWriterRole::Read);
        $this->byLink(Viewer::anonymous(), $this->sent()[0]['hash'], InvitationAnswer::Decline);
        self::assertContains("a@example.org will not co-write your application to “{$title}”", $told($this->applicant));
        $this->join($this->writer, CoWriterRole::Read, id: $other);
        $this->manage($this->applicant, CoWriterAction::Revoke, id: $other);
        self::assertContains("You are no longer co-writing the application to “{$title}”", $told($this->writer));
        $this->join($this->writer, CoWriterRole::Read, id: $other);
        $this->perform($this->applicant, ApplicationAction::Delete, $other, 1);
        self::assertContains("The application to “{$title}” has been deleted", $told($this->writer));
    }

    public function testTheEndOfTheRetentionIsToldToThoseWhoStillWrite(): void
    {
        [$former, $invited] = [$this->named('Moussa'), $this->named('Ibou')];
        $this->join($former, CoWriterRole::Read);
        $this->manage($this->applicant, CoWriterAction::Revoke);
        $this->join($this->writer, CoWriterRole::Edit);
        $this->inviteAddress($this->applicant, $this->id, $this->address($invited), CoWriterRole::Read);
        $before = [$this->told($this->applicant), $this->told($former), $this->told($invited)];
        // The draft lapsed on 31 December 2026 and is stored for six months.
        foreach (['2027-05-31 23:59:59', '2027-06-23 23:59:59', '2027-06-30 23:59:59'] as $instant) {
            self::assertNotContains("The application to “{$this->call->title}” has been deleted", $this->told($this->writer));
            $this->at($instant);
            $this->plugin->get(EndRetentions::class)->run();
        }
        self::assertContains("The application to “{$this->call->title}” has been deleted", $this->told($this->writer));
        self::assertSame($before, [$this->told($this->applicant), $this->told($former), $this->told($invited)]);
    }

    /** @return list<string> titles of the notices of a person, the newest first */
    private function told(Viewer $viewer): array
    {
        return array_map(static fn (ReadNotice $each): string => $each->title, ($this->plugin->get(ReadNotices::class))($viewer, Lang::English, 1, 20));
    }

    public function testChangesAreLoggedWithoutNames(): void
    {
        $this->inviteAddress($this->applicant, $this->id, 'canary@example.org', CoWriterRole::Read);
        $this->manage($this->applicant, CoWriterAction::SetRole, CoWriterRole::Edit);
        $this->byLink($this->writer, $this->sent()[0]['hash'], InvitationAnswer::Accept);
        $this->manage($this->applicant, CoWriterAction::Revoke);
        $lines = array_filter(
            $this->plugin->get(AuditLines::class)->ofGroup($this->call->groupId),
            static fn (AuditLine $each): bool => str_contains($each->action, 'writ'),
        );
        self::assertSame([
            ['application_invite_writer', '', 'read'],
            ['application_set_writer_role', 'read', 'edit'],
            ['application_accept_writing', '', 'edit'],
            ['application_revoke_writer', 'edit', ''],
        ], array_map(static fn (AuditLine $each): array => [$each->action, $each->before, $each->after], array_values($lines)));
        self::assertStringNotContainsString('canary', self::json(array_values($lines)));
    }

    public function testAnErasedCoWriterIsFormerAndLeavesAnswersWithoutAName(): void
    {
        $this->join($this->writer, CoWriterRole::Edit);
        $this->write($this->writer, $this->id, 2, ['plan' => 'De Rose']);
        $invitations = $this->plugin->get(InvitationRecords::class);
        self::assertSame([['invited', 'application', 'edit', 'accepted']], array_map(
            static fn (array $row): array => [$row['as'], $row['named'], $row['role'], $row['state']],
            iterator_to_array($invitations->of($this->writer->id), false),
        ));
        $this->db->execute("UPDATE {$this->db->table('invitations')} SET name = 'CANARY' WHERE subject_id <> 0");
        $invitations->erase(new Erasure($this->writer->id, PublishedItems::Remove, 0, 0, $this->address($this->writer)));

        self::assertSame([[null, null, 'former', []]], array_map(
            static fn (array $row): array => [$row['name'], $row['email'], $row['state'], $row['actions']],
            $this->coWriters($this->applicant),
        ));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
        self::assertSame('De Rose', self::answers($this->read($this->applicant, $this->id))['plan']);
        $rows = self::json($this->db->rows("SELECT * FROM {$this->db->table('invitations')}"));
        self::assertStringNotContainsString('CANARY', $rows);
        self::assertStringNotContainsString($this->address($this->writer), $rows);
    }

    public function testAnErasedApplicantEndsTheAccessOfCoWriters(): void
    {
        $this->join($this->writer, CoWriterRole::Read);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 2);
        self::assertSame('sent', $this->read($this->writer, $this->id)['state']);
        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->writer, $this->id)));
        self::assertSame([], $this->applications($this->writer));
    }

    public function testWhoHasItOpenIsNamedUntilTheyLeaveOrTimePasses(): void
    {
        $open = fn (Viewer $viewer, bool $leaves = false): array => ($this->plugin->get(Presences::class))($viewer, $this->id, $leaves);
        $this->join($this->writer, CoWriterRole::Edit);
        self::assertSame(['version' => 2, 'writers' => []], $open($this->applicant));
        self::assertSame(['version' => 2, 'writers' => ['Aïda']], $open($this->writer));
        self::assertSame(['Rose'], $open($this->applicant)['writers']);
        self::assertSame(['Rose'], $open($this->applicant)['writers']);
        $this->write($this->writer, $this->id, 2, ['plan' => 'x']);
        self::assertSame(3, $open($this->applicant)['version']);
        foreach ([$this->manager, $this->users->administrator(), $this->users->beneficiaire()] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => $open($other)));
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $open(Viewer::anonymous())));

        $open($this->writer, true);
        self::assertSame([], $open($this->applicant)['writers']);
        $open($this->writer);
        $this->at('2026-11-28 12:01:59');
        self::assertSame(['Rose'], $open($this->applicant)['writers']);
        $this->at('2026-11-28 12:02:00');
        self::assertSame([], $open($this->applicant)['writers']);

        $open($this->writer);
        $this->manage($this->applicant, CoWriterAction::Revoke);
        self::assertSame([], $open($this->applicant)['writers']);
        $this->plugin->get(PersonalApplications::class)->erase($this->writer->id);
        self::assertSame([(string) $this->applicant->id], $this->db->column("SELECT user_id FROM {$this->db->table(ApplicationTables::PRESENCES)}"));
    }

    /** @return list<mixed> address, name and state of the first co-writer, as the applicant sees them */
    private function first(): array
    {
        $first = $this->coWriters($this->applicant)[0];

        return [$first['email'], $first['name'], $first['state']];
    }
}
