<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use Passerelle\Accounts\Privacy\Records\LateLinkRecords;
use Passerelle\Applications\Applying\ApplicantsWithDrafts;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Eligibility\ReadEligibility;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\LateLinks\GrantLateLink;
use Passerelle\Applications\LateLinks\LateLink;
use Passerelle\Applications\LateLinks\LateLinkMail;
use Passerelle\Applications\LateLinks\LateLinkPeriod;
use Passerelle\Applications\LateLinks\LateLinkReminderMail;
use Passerelle\Applications\LateLinks\LateLinkRequest;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\LateLinks\ReadLateLinks;
use Passerelle\Applications\LateLinks\RemindOfLateLinks;
use Passerelle\Applications\LateLinks\RevokeLateLink;
use Passerelle\Applications\Letters\ReadLetterFacts;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\ReadTimeline;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;

/** One applicant sends after the closing: who, until when, once, and what follows the later date. */
final class LateLinksTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'shortText', 'required' => true],
        'letter' => ['kind' => 'letter', 'daysAfterClosing' => 3],
    ];
    private const AFTER = '2027-01-02 10:00:00';
    private const UNTIL = '2027-01-10T10:00:00Z';
    private const REASON = 'Coupure d’électricité le soir de la clôture.';

    private Record $call;

    protected function setUp(): void
    {
        parent::setUp();
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
    }

    public function testALapsedDraftIsRevivedAndSentOnce(): void
    {
        [$member, $id] = $this->lapsed();
        self::assertTrue($this->read($member, $id)['isLapsed']);
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->write($member, $id, 2, ['motive' => 'Trop tard'])));
        $link = $this->grant($member);

        $read = $this->read($member, $id);
        self::assertSame([false, self::UNTIL, self::UNTIL], [$read['isLapsed'], $read['closesAt'], $read['lateUntil']]);
        self::assertContains('send', (array) $read['actions']);
        self::assertSame(self::UNTIL, $this->applications($member)[0]['lateUntil']);
        $this->at('2027-01-10 10:00:00');
        $this->write($member, $id, 2, ['motive' => 'Un atelier']);
        $sent = $this->perform($member, ApplicationAction::Send, $id, 3);
        self::assertSame(1, $sent?->sentNumber);
        self::assertSame(['withdraw'], $this->read($member, $id)['actions'], 'Used: nothing is taken back.');
        self::assertSame(['sent_late', 'late_link_granted'], $this->events($id));
        self::assertSame([['used', $id]], array_map(static fn (array $row): array => [$row['state'], $row['applicationId']], $this->links()));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->revoke($link)));
    }

    public function testItEndsByTheServersClock(): void
    {
        [$member, $id] = $this->lapsed();
        $this->grant($member);
        $this->at('2027-01-10 10:00:01');
        self::assertTrue($this->read($member, $id)['isLapsed']);
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 2)));
        self::assertSame(['expired'], array_column($this->links(), 'state'));
    }

    public function testNothingIsBegunByOthers(): void
    {
        $member = $this->users->beneficiaire();
        $this->at(self::AFTER);
        $other = $this->users->beneficiaire();
        $link = $this->grant($member);
        $check = fn (Viewer $viewer, ?int $late = null): array => ($this->plugin->get(ReadEligibility::class))($viewer, $this->call->id, null, $late);
        self::assertSame([false, self::UNTIL], [$check($member, $link->id)['isBlocked'], $check($member)['lateUntil']]);
        self::assertSame([true, null], [$check($other)['isBlocked'], $check($other)['lateUntil']]);
        self::assertSame(['not_found'], $this->refusals(fn () => $check($other, $link->id)));
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->begin($other, $this->call)));
        $begun = $this->begin($member, $this->call);
        self::assertSame(self::UNTIL, $begun['lateUntil']);
        self::assertSame(['late_link_granted'], $this->events($this->id($begun)));
    }

    public function testAnAddressWithoutAccountIsTheAccountsLater(): void
    {
        $this->at(self::AFTER);
        $this->grantTo('New.Person@example.test', Lang::English);
        self::assertSame(0, $this->links()[0]['applicationId'] ?? 0);
        $mail = $this->plugin->get(LateLinkMail::class);
        $data = [LateLinkMail::LINK => $this->lastId()];
        $recipient = $mail->recipient($data);
        self::assertEquals(new Recipient('new.person@example.test', Lang::English), $recipient);
        self::assertNotNull($recipient);
        $content = $mail->content($recipient, $data);
        self::assertStringContainsString('/en/dashboard/your-applications/new/?call=', $content->button->url ?? '');
        self::assertMatchesRegularExpression('/10.January.2027/u', $content->paragraphs[1] ?? '');

        $person = $this->users->beneficiaire();
        wp_update_user(['ID' => $person->id, 'user_email' => 'new.person@example.test']);
        self::assertSame(self::UNTIL, $this->begin($person, $this->call)['lateUntil']);
        self::assertSame($person->id, (int) $this->db->value("SELECT user_id FROM {$this->db->table(LateLinkTables::LINKS)}"));
    }

    public function testWhatIsSentByOneApplicationEndsTheOthers(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $own = $this->id($this->write($member, $this->id($this->begin($member, $this->call)), 1, ['motive' => 'Moi']));
        $theirs = $this->id($this->write($member, $this->id($this->begin($member, $this->call, $structure->id)), 1, ['motive' => 'Nous']));
        $this->at(self::AFTER);
        $this->grant($member);
        $this->perform($member, ApplicationAction::Send, $theirs, 2);
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $own, 2)));
        self::assertTrue($this->read($member, $own)['isLapsed']);
    }

    public function testWhatWasSentMayBeTakenBackUntilThen(): void
    {
        [$member, $id] = $this->lapsed(true);
        self::assertSame(['withdraw'], $this->read($member, $id)['actions']);
        $this->grant($member);
        self::assertContains('takeBack', $this->read($member, $id)['actions']);
        $version = $this->perform($member, ApplicationAction::TakeBack, $id, 3)->version ?? 0;
        self::assertSame([], $this->steps($id), 'It may be sent anew: nothing is decided.');
        $this->at('2027-01-11 10:00:00');
        self::assertNotSame([], $this->steps($id), 'What was sent before counts.');
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, $version)));
    }

    public function testLettersFollowTheLaterDate(): void
    {
        [$member, $id] = $this->lapsed();
        $deadline = function () use ($id): ?string {
            $submission = $this->submission($id);

            return $this->plugin->get(ReadLetterFacts::class)->ofQuestion($submission, 'letter')?->deadline()?->format(DATE_ATOM);
        };
        self::assertSame('2027-01-03T23:59:59+00:00', $deadline());
        $link = $this->grant($member);
        self::assertSame('2027-01-13T10:00:00+00:00', $deadline());
        $this->write($member, $id, 2, ['motive' => 'x']);
        $this->perform($member, ApplicationAction::Send, $id, 3);
        self::assertSame('2027-01-13T10:00:00+00:00', $deadline(), 'Also once it is sent.');
        $this->at('2027-01-12 10:00:00');
        $facts = $this->plugin->get(ReadLetterFacts::class)->ofQuestion($this->submission($id), 'letter');
        self::assertTrue($facts?->accepts(new DateTimeImmutable('2027-01-12 10:00:00')));
        self::assertSame('used', $this->links()[0]['state']);
        self::assertSame($link->id, $this->links()[0]['id']);
    }

    public function testItIsRevoked(): void
    {
        [$member, $id] = $this->lapsed();
        $link = $this->grant($member);
        foreach ($this->others($member) as $name => $person) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->revoke($link, $person)), $name);
        }
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RevokeLateLink::class))($this->owner, $this->call()->id, $link->id)), 'of another call');
        $this->revoke($link, $this->owner);
        self::assertTrue($this->read($member, $id)['isLapsed']);
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 2)));
        self::assertSame(['late_link_revoked', 'late_link_granted'], $this->events($id));
        self::assertSame(['revoked'], array_column($this->links(), 'state'));
        $this->grant($member);
        self::assertFalse($this->read($member, $id)['isLapsed'], 'Another one may follow.');
    }

    public function testWhoGivesThem(): void
    {
        [$member] = $this->lapsed();
        foreach ($this->others($member) as $name => $person) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->grant($member, viewer: $person)), $name);
            self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadLateLinks::class)->of($person, $this->call->id, null)), $name);
        }
        self::assertSame(['email: own_address'], $this->refusals(fn () => $this->grant($this->manager)));
        $this->grant($this->manager, viewer: $this->owner);
        self::assertSame([], $this->links($this->manager), 'Nobody handles their own.');
    }

    public function testWhatIsChecked(): void
    {
        [$member] = $this->lapsed();
        self::assertSame(['email: required', 'reason: required', 'until: required'], $this->refusals(fn () => $this->grantTo('', Lang::French, ' ', '')));
        self::assertSame(['email: invalid_email'], $this->refusals(fn () => $this->grantTo("a@b.test\nBcc: c@d.test", Lang::French)));
        self::assertSame(['reason: too_long'], $this->refusals(fn () => $this->grantTo('a@b.test', Lang::French, str_repeat('a', 1001))));
        self::assertSame(['until: date_too_early'], $this->refusals(fn () => $this->grantTo('a@b.test', Lang::French, self::REASON, '2027-01-02T10:59:59Z')));
        self::assertSame(['until: date_too_late'], $this->refusals(fn () => $this->grantTo('a@b.test', Lang::French, self::REASON, '2027-02-01T10:00:01Z')));
        $this->grant($member);
        self::assertSame(['late_link_open'], $this->refusals(fn () => $this->grant($member)));
        $this->at(self::NOW);
        self::assertSame(['until: date_too_early'], $this->refusals(fn () => $this->grantTo('a@b.test', Lang::French, self::REASON, self::CLOSING)), 'Not before the closing.');
    }

    public function testRemindersFollowTheLaterDate(): void
    {
        [$member, $id] = $this->lapsed();
        $this->at(self::NOW);
        $people = fn (): array => [
            $this->plugin->get(ApplicantsWithDrafts::class)->of($this->call->groupId),
            $this->plugin->get(ApplicantsWithDrafts::class)->dueAtClosing($this->call->groupId),
        ];
        self::assertSame([[$member->id], [$member->id]], $people());
        $this->at(self::AFTER);
        $this->grant($member);
        self::assertSame([[$member->id], []], $people());
        self::assertSame(0, $this->remind());
        foreach (['2027-01-08 10:00:00', '2027-01-10 08:00:00'] as $at) {
            $this->at($at);
            self::assertSame('1 0', "{$this->remind()} {$this->remind()}", $at);
        }
        $mails = array_filter($this->queued(), static fn (array $mail): bool => $mail['mail'] === LateLinkReminderMail::KEY);
        self::assertSame([$member->id, $member->id], array_column(array_column($mails, 'data'), 'writer'));
        self::assertGreaterThan(0, $id);
    }

    public function testNothingIsGivenOnceDecisionsArePublished(): void
    {
        [$member, $id] = $this->lapsed(true);
        $submission = $this->submission($id);
        $this->db->insertRows('application_decisions', ['submission_id', 'kind', 'handling', 'sources', 'prepared_by', 'prepared_at', 'published_at', 'reason'], [
            [$submission->id, 'selected', 1, '', 1, '2027-01-01 00:00:00', '2027-01-02 00:00:00', ''],
        ]);
        self::assertSame(['decisions_published'], $this->refusals(fn () => $this->grant($member)));
        self::assertSame('decisions_published', $this->plugin->get(ReadLateLinks::class)->of($this->manager, $this->call->id, null)['refusal']);
    }

    public function testItIsPersonalData(): void
    {
        [$member, $id] = $this->lapsed();
        $this->grant($member);
        $records = $this->plugin->get(LateLinkRecords::class);
        [$got] = iterator_to_array($records->of($member->id), false);
        self::assertSame(['applicant', self::REASON], [$got['role'], $got['reason']]);
        [$granted] = iterator_to_array($records->of($this->manager->id), false);
        self::assertSame(['manager', null], [$granted['role'], $granted['email']]);
        $this->grantTo('nobody@example.test', Lang::French);
        [$addressed] = iterator_to_array($records->ofAddress('nobody@example.test'), false);
        self::assertSame('nobody@example.test', $addressed['email']);
        self::assertSame([1, 0], [$records->eraseAddress('nobody@example.test'), $records->eraseAddress('nobody@example.test')]);
        $this->at('2027-08-01 10:00:00');
        self::assertSame([1, 0], [$this->plugin->get(LateLinkPeriod::class)->purge(), $this->plugin->get(LateLinkPeriod::class)->purge()]);
        self::assertSame('draft', $this->submission($id)->state->value);
    }

    /** @return array{Viewer, int} applicant and application, after the closing */
    private function lapsed(bool $isSent = false): array
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->call));
        $this->write($member, $id, 1, ['motive' => 'Une résidence']);
        if ($isSent) {
            $this->perform($member, ApplicationAction::Send, $id, 2);
        }
        $this->at(self::AFTER);

        return [$member, $id];
    }

    /** @return array<string, Viewer> who handles nothing of the call */
    private function others(Viewer $applicant): array
    {
        return [
            'applicant' => $applicant,
            'other operator' => $this->users->operateur(),
            'validator' => $this->users->moderateur('SN'),
            'administrator' => $this->users->administrator(),
            'nobody' => Viewer::anonymous(),
        ];
    }

    private function grant(Viewer $member, string $until = self::UNTIL, ?Viewer $viewer = null): LateLink
    {
        return $this->grantTo(strtoupper(get_userdata($member->id)->user_email ?? ''), Lang::French, self::REASON, $until, $viewer);
    }

    private function grantTo(string $email, Lang $language, string $reason = self::REASON, string $until = self::UNTIL, ?Viewer $viewer = null): LateLink
    {
        $request = new LateLinkRequest($email, $language, $reason, $until);

        return ($this->plugin->get(GrantLateLink::class))($viewer ?? $this->manager, $this->call->id, null, $request);
    }

    private function revoke(LateLink $link, ?Viewer $viewer = null): LateLink
    {
        return ($this->plugin->get(RevokeLateLink::class))($viewer ?? $this->manager, $this->call->id, $link->id);
    }

    /** @return list<array<string, mixed>> */
    private function links(?Viewer $viewer = null): array
    {
        /** @var list<array<string, mixed>> $items */
        $items = $this->plugin->get(ReadLateLinks::class)->of($viewer ?? $this->manager, $this->call->id, null)['items'];

        return $items;
    }

    private function remind(): int
    {
        return $this->plugin->get(RemindOfLateLinks::class)->run();
    }

    private function lastId(): int
    {
        return $this->db->ids("SELECT id FROM {$this->db->table(LateLinkTables::LINKS)} ORDER BY id DESC LIMIT 1")[0];
    }

    private function submission(int $id): Submission
    {
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertNotNull($submission);

        return $submission;
    }

    /** @return array<mixed> what those who run the call may do */
    private function steps(int $id): array
    {
        return (array) $this->plugin->get(ReadHandling::class)->data($this->manager, $id)['steps'];
    }

    /** @return list<mixed> kinds, the last one first */
    private function events(int $id): array
    {
        return array_column($this->plugin->get(ReadTimeline::class)->of($id), 'kind');
    }

    /** @return list<array{mail: string, data: array<string, mixed>}> */
    private function queued(): array
    {
        $payloads = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id");
        /** @var list<array{mail: string, data: array<string, mixed>}> $mails */
        $mails = array_map(static fn (string $payload): mixed => json_decode($payload, true), $payloads);

        return $mails;
    }
}
