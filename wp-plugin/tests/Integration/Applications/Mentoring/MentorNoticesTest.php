<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Mentoring;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\MentorRecords;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\MentorMail;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;

/** Notices and mails about mentors, and both as personal data. */
final class MentorNoticesTest extends MentorTestCase
{
    public function testEachPersonIsNotifiedOfWhatConcernsThem(): void
    {
        $this->take($this->manager, MentorAction::Propose);
        self::assertSame(['Un mentor vous est proposé pour «'], $this->titles($this->applicant));
        self::assertSame([[], []], [$this->titles($this->mentor), $this->titles($this->manager)]);
        $mail = $this->mailTo($this->applicant, Lang::English) ?? self::fail();
        self::assertStringContainsString("/en/dashboard/your-applications/{$this->id}/", (string) $mail->button?->url);
        self::assertStringContainsString('proposes Coumba as a mentor', $mail->paragraphs[0]);

        $this->take($this->applicant, MentorAction::Accept);
        self::assertStringContainsString("/your-applications/mentored/{$this->id}/", (string) $this->mailTo($this->mentor, Lang::English)?->button?->url);
        self::assertStringContainsString('Coumba is now mentoring', $this->mailTo($this->manager, Lang::English)->paragraphs[0] ?? '');
        $this->take($this->applicant, MentorAction::End);
        self::assertSame(['Vous n’accompagnez plus une candidature à «', 'Vous accompagnez une candidature à «'], $this->titles($this->mentor));
        self::assertStringContainsString('Mentoring ended', $this->mailTo($this->manager, Lang::English)->subject ?? '');
        self::assertSame([], $this->titles($this->other));
    }

    public function testWhatWasUndoneIsNotMailed(): void
    {
        $this->take($this->manager, MentorAction::Propose);
        $this->take($this->manager, MentorAction::Withdraw);
        $queued = $this->queued($this->applicant);
        self::assertSame([null, true], [
            $this->plugin->get(MentorMail::class)->content($this->recipient($this->applicant, Lang::French), $queued[0] ?? []),
            $this->plugin->get(MentorMail::class)->content($this->recipient($this->applicant, Lang::French), $queued[1] ?? []) instanceof MailContent,
        ]);
        self::assertSame([], $this->queued($this->mentor), 'Who was not accepted never learns of it.');
    }

    public function testItIsPartOfTheDataOfTheMentorAndTheApplicant(): void
    {
        $this->accepted(true);
        $records = $this->plugin->get(MentorRecords::class);
        $number = $this->db->value("SELECT number FROM {$this->db->table('applications')} WHERE id = %d", $this->id);
        $at = '2026-11-28 12:00:00';
        $row = ['application' => $number, 'part' => 'mentor', 'state' => 'accepted', 'readsDraft' => true, 'changedAt' => $at, 'acceptedAt' => $at];
        self::assertSame([$row], [...$records->of($this->mentor->id)]);
        self::assertSame([[...$row, 'part' => 'proposed']], [...$records->of($this->manager->id)]);
        self::assertSame([], [...$records->of($this->other->id)]);
        $own = [...$this->plugin->get(PersonalApplications::class)->of($this->applicant->id)];
        self::assertSame(
            [['name' => 'Coumba', 'state' => 'accepted', 'readsDraft' => true, 'changedAt' => '2026-11-28 12:00:00']],
            $own[0]['mentors'] ?? null,
        );

        $this->erase($this->manager);
        self::assertSame(['0'], $this->db->column("SELECT proposed_by FROM {$this->db->table(MentorTables::MENTORS)}"));
        $this->erase($this->mentor);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(MentorTables::MENTORS)}"));
        self::assertSame([], $this->mentors($this->applicant));
    }

    public function testItEndsWithTheApplication(): void
    {
        $this->accepted();
        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(MentorTables::MENTORS)}"));
        self::assertSame([], $this->listed($this->mentor));
    }

    private function erase(Viewer $person): void
    {
        $this->plugin->get(MentorRecords::class)->erase(new Erasure($person->id, PublishedItems::Remove, 0, 0));
    }

    /** @return list<string> how the titles begin, the last first */
    private function titles(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);
        $own = array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_mentor');

        return array_values(array_map(static fn (ReadNotice $each): string => explode("\u{a0}", $each->title)[0], $own));
    }

    private function mailTo(Viewer $viewer, Lang $language): ?MailContent
    {
        $queued = $this->queued($viewer);
        $last = $queued[count($queued) - 1] ?? null;

        return $last === null ? null : $this->plugin->get(MentorMail::class)->content($this->recipient($viewer, $language), $last);
    }

    private function recipient(Viewer $viewer, Lang $language): Recipient
    {
        $recipient = Recipient::ofUser($viewer->id) ?? self::fail();

        return new Recipient($recipient->email, $language, $recipient->firstName, $viewer->id);
    }

    /** @return list<array<string, mixed>> data of the mails about mentors, the oldest first */
    private function queued(Viewer $viewer): array
    {
        $found = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            /** @var array{mail: string, userId?: int, data: array<string, mixed>} $each */
            $each = json_decode($payload, true);
            $found = $each['mail'] === 'applications.mentor_news' && ($each['userId'] ?? 0) === $viewer->id ? [...$found, $each['data']] : $found;
        }

        return $found;
    }
}
