<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Publication\LetterMail;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Layout;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** Prepared decisions are published together: with confirmed counts, letters that equal their preview, and nothing twice. */
#[Group('exhaustive')]
final class PublicationTest extends DecisionTestCase
{
    public function testAllThatIsPreparedIsPublishedTogether(): void
    {
        $this->saveSettings();
        $this->prepare([$this->id], DecisionKind::Selected, '1000.50');
        $this->prepare([$this->second], DecisionKind::WaitingList);
        $this->prepare([$this->third], DecisionKind::NotSelected);
        $ids = [$this->applicant->id => $this->id, $this->bintou->id => $this->second, $this->chloe->id => $this->third];
        $previews = array_map(fn (int $id): array => $this->letters($id), $ids);
        $counts = ['selected' => 1, 'waiting_list' => 1, 'not_selected' => 1];
        self::assertSame(3, $this->publish($counts));

        self::assertSame(['selected', 'waiting_list', 'not_selected'], array_map($this->state(...), [$this->id, $this->second, $this->third]));
        self::assertSame(['selected', '["withdraw"]'], [$this->read($this->applicant, $this->id)['state'], self::json($this->read($this->applicant, $this->id)['actions'])]);
        $mails = $this->queued();
        self::assertSame(array_keys($previews), array_keys($mails));
        foreach ($previews as $userId => $preview) {
            foreach (Lang::cases() as $language) {
                $content = $this->mail($userId, $mails[$userId], $language);
                self::assertSame($preview[$language->value], ['subject' => $content->subject, 'body' => implode("\n\n", $content->paragraphs)]);
                self::assertStringContainsString($preview[$language->value]['body'], (new Layout())->text(new Recipient('a@b.test', $language), $content));
            }
        }
        self::assertStringContainsString('1er février 2027', str_replace("\u{A0}", ' ', $previews[$this->applicant->id]['fr']['body']));
        [$notice] = $this->notices($this->applicant);
        self::assertSame('Une décision sur votre candidature à « ' . $this->call->title . ' »', str_replace("\u{A0}", ' ', $notice->title));
        self::assertSame([[], []], [$this->notices($this->manager), $this->notices($this->owner)]);
        [$entry] = $this->plugin->get(Timeline::class)->of($this->id);
        self::assertSame(['decided', $this->manager->id, ['decision' => 'selected']], [$entry->event->value, $entry->actorId, $entry->data]);
        self::assertSame(
            [['', '3']],
            array_map(array_values(...), $this->db->rows(
                "SELECT before_status, after_status FROM {$this->db->table('audit')} WHERE action = 'decisions_published' AND group_id = %d",
                $this->call->groupId,
            )),
        );
        $row = $this->rows()[$this->id];
        self::assertSame([null, 'selected', '2027-01-10T10:00:00Z'], [$row['prepared'], $row['published']['kind'] ?? null, $row['published']['publishedAt'] ?? null]);
    }

    public function testWhatIsConfirmedIsWhatIsPublished(): void
    {
        $this->saveSettings();
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->publish([], 3, true)), 'Nothing is prepared.');
        $this->prepare([$this->id, $this->second], DecisionKind::NotSelected);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->publish(['not_selected' => 1], 1, true)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->publish(['selected' => 2], 1, true)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->publish(['not_selected' => 2], 0, true)));
        self::assertSame(['undecided_applications'], $this->refusals(fn () => $this->publish(['not_selected' => 2], 1)));
        self::assertSame([], $this->queued());
        self::assertSame(2, $this->publish(['not_selected' => 2, 'selected' => 0], 1, true));
        self::assertSame(['not_selected', 'not_selected', 'eligible'], array_map($this->state(...), [$this->id, $this->second, $this->third]));
    }

    public function testASecondPublicationHasOnlyWhatWasPreparedSince(): void
    {
        $this->saveSettings();
        $this->prepare([$this->id, $this->second], DecisionKind::Shortlisted);
        $this->publish(['shortlisted' => 2], 1, true);
        $first = $this->queued();
        $this->prepare([$this->id], DecisionKind::Selected, '500');
        $this->prepare([$this->third], DecisionKind::NotSelected);
        self::assertSame([$this->second => 'invalid_transition'], self::refused($this->prepare([$this->second], DecisionKind::Shortlisted)), 'Nobody learns it twice.');
        $this->publish(['selected' => 1, 'not_selected' => 1]);
        self::assertSame(['selected', 'shortlisted', 'not_selected'], array_map($this->state(...), [$this->id, $this->second, $this->third]));
        self::assertSame([$this->applicant->id, $this->bintou->id], array_keys($first));
        self::assertSame(4, (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%' . NoticeKind::DECISION_LETTER_MAIL . '%'));
        self::assertSame([$this->id => 'invalid_transition'], self::refused($this->prepare([$this->id], DecisionKind::NotSelected)), 'An offer is answered or revoked.');
    }

    public function testNothingIsReopenedAfterADecision(): void
    {
        $this->prepare([$this->id], DecisionKind::NotSelected);
        $this->publish(['not_selected' => 1], 2, true);
        self::assertSame([], $this->plugin->get(ReadHandling::class)->data($this->manager, $this->id)['steps']);
        $check = ($this->plugin->get(CheckEligibility::class))($this->manager, $this->items($this->id), EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 9));
        self::assertSame([$this->id => 'invalid_transition'], self::refused($check));
        $this->at(self::NOW);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3)));
    }

    public function testNoLetterWithoutItsState(): void
    {
        $this->prepare([$this->id], DecisionKind::NotSelected);
        $id = (int) $this->db->value("SELECT id FROM {$this->db->table('application_decisions')}");
        $mail = $this->plugin->get(LetterMail::class);
        $recipient = Recipient::ofUser($this->applicant->id);
        self::assertNotNull($recipient);
        self::assertNull($mail->content($recipient, ['decision' => $id]), 'It was not published.');
        $this->publish(['not_selected' => 1], 2, true);
        self::assertNotNull($mail->content($recipient, ['decision' => $id]));
        $stranger = Recipient::ofUser($this->bintou->id);
        self::assertNotNull($stranger);
        self::assertNull($mail->content($stranger, ['decision' => $id]), 'Who does not send the application gets no letter.');
    }

    public function testFiveHundredArePublishedWithinTenSecondsAndNotRenderedAgain(): void
    {
        $ids = $this->manyApplications(500, 25);
        foreach (array_chunk($ids, 100) as $chunk) {
            self::assertSame([], self::refused($this->prepare($chunk, DecisionKind::NotSelected)));
        }
        $letters = $this->db->table('application_decision_letters');
        $this->db->execute("UPDATE {$letters} SET body = CONCAT(body, %s)", ' Marque.');
        $before = $this->db->rows("SELECT * FROM {$letters} ORDER BY decision_id, language");
        $start = hrtime(true);
        self::assertSame(500, $this->publish(['not_selected' => 500], 3, true));
        $seconds = (hrtime(true) - $start) / 1e9;
        fwrite(STDERR, sprintf(" 500 decisions published in %.2f s\n", $seconds));
        self::assertLessThan(10, $seconds);
        self::assertSame($before, $this->db->rows("SELECT * FROM {$letters} ORDER BY decision_id, language"));
        $payloads = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE payload LIKE %s", '%' . NoticeKind::DECISION_LETTER_MAIL . '%');
        self::assertCount(500, array_unique(array_map(self::decisionOf(...), $payloads)));
        self::assertCount(500, $payloads);
    }

    private static function decisionOf(string $payload): int
    {
        /** @var array{data: array{decision: int}} $message */
        $message = json_decode($payload, true);

        return $message['data']['decision'];
    }

    /** @return list<int> ids of eligible applications, as they are stored */
    private function manyApplications(int $count, int $people): array
    {
        $users = array_map(fn (int $number): Viewer => $this->users->beneficiaire(), range(1, $people));
        $ids = [];
        foreach (range(1, $count) as $number) {
            $this->db->insertRows(
                'applications',
                ['number', 'call_group', 'user_id', 'structure_group', 'language', 'begun_at'],
                [["MANY-{$number}", $this->call->groupId, $users[$number % $people]->id, 0, 'fr', self::NOW]],
            );
            $ids[] = $id = $this->db->wpdb->insert_id;
            $this->db->insertRows(
                'submissions',
                ['application_id', 'stage', 'state', 'version', 'handling', 'form_version', 'answers', 'changed', 'origins', 'sent_number', 'changed_at', 'sent_at'],
                [[$id, 1, 'eligible', 3, 2, 1, '{}', '{}', '{}', 1, self::NOW, self::NOW]],
            );
            $this->db->insertRows(
                'listed_submissions',
                ['submission_id', 'application_id', 'call_group', 'stage', 'number', 'name', 'name_key', 'person', 'is_structure', 'country', 'language', 'sent_at'],
                [[$this->db->wpdb->insert_id, $id, $this->call->groupId, 1, 1, "Personne {$number}", "personne {$number}", '', 0, 'SN', 'fr', self::NOW]],
            );
        }

        return $ids;
    }

    /** @param array<mixed> $data */
    private function mail(int $userId, array $data, Lang $language): MailContent
    {
        $content = $this->plugin->get(LetterMail::class)->content(new Recipient('someone@elsewhere.test', $language, userId: $userId), $data);
        self::assertNotNull($content);

        return $content;
    }

    /** @return array<int, array<mixed>> data of queued letters by recipient */
    private function queued(): array
    {
        $queued = [];
        foreach ($this->db->rows("SELECT payload FROM {$this->db->table('outbox')} WHERE payload LIKE %s ORDER BY id", '%' . NoticeKind::DECISION_LETTER_MAIL . '%') as $row) {
            /** @var array{userId: int, data: array<mixed>} $payload */
            $payload = json_decode((string) $row['payload'], true);
            $queued[$payload['userId']] = $payload['data'];
        }

        return $queued;
    }

    /** @return list<ReadNotice> about decisions, the newest first */
    private function notices(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);

        return array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_decision'));
    }
}
