<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use Passerelle\Admin\Applications\RemovedApplicationsScreen;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CallApplications;
use Passerelle\Applications\Retention\RetentionCommands;
use Passerelle\Applications\Retention\EndRetentions;
use Passerelle\Applications\Retention\RemovedApplications;
use Passerelle\Applications\Retention\RestoreApplication;
use Passerelle\Applications\Retention\RetentionMail;
use Passerelle\Applications\Retention\RetentionStore;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Trials\BeginTrial;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Applications are removed some months after the closing, which is at 23:59:59 on 31 December 2026: what was sent after 24, drafts after 6.
 * Applicants are told 30 and 7 days before, and an administrator can restore them for 14 days.
 */
final class RetentionTest extends ApplicationTestCase
{
    private const FORM = ['motive' => ['kind' => 'longText', 'required' => true, 'max' => 200], 'cv' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 1]];

    private Record $call;
    private Viewer $member;

    protected function setUp(): void
    {
        parent::setUp();
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        $this->member = $this->users->beneficiaire();
    }

    public function testWhatWasSentIsRemovedAfterTwoNoticesAndKeepsItsProof(): void
    {
        [$id, $fileId] = $this->sent();
        $hash = $this->hash($id);
        $number = $this->read($this->member, $id)['number'];
        self::assertIsString($number);
        self::assertSame([], $this->mailsAt('2028-12-01 23:59:58'));
        self::assertNull($this->read($this->member, $id)['removalAt']);
        self::assertSame([$this->member->id], $this->mailsAt('2028-12-01 23:59:59'));
        self::assertSame('2028-12-31T23:59:59Z', $this->read($this->member, $id)['removalAt']);
        self::assertSame([], $this->mailsAt('2028-12-01 23:59:59'), 'Once.');
        self::assertSame([], $this->mailsAt('2028-12-24 23:59:58'));
        self::assertSame([$this->member->id], $this->mailsAt('2028-12-24 23:59:59'));
        self::assertSame([], $this->mailsAt('2028-12-31 23:59:58'));
        self::assertSame('sent', $this->read($this->member, $id)['state']);
        self::assertNotEmpty($this->plugin->get(ApplicationCopy::class)->data($this->member, $id, true)['document']);

        self::assertSame([], $this->mailsAt('2028-12-31 23:59:59'));
        $this->assertUnreadable($this->member, $id);
        self::assertNotNull($this->plugin->get(Files::class)->find($fileId));
        self::assertCount(1, [...$this->plugin->get(PersonalApplications::class)->of($this->member->id)], 'It is stored: its applicant may ask for it.');

        self::assertSame([], $this->mailsAt('2029-01-14 23:59:58'));
        self::assertStringContainsString('CANARY', $this->stored());
        $calls = fn (): array => $this->plugin->get(CallApplications::class)->sentAmong([$this->call->groupId]);
        self::assertSame([$this->call->groupId], $calls(), 'The call cannot be deleted before.');
        self::assertSame([], $this->mailsAt('2029-01-14 23:59:59'));
        self::assertSame([], $calls());
        self::assertStringNotContainsString('CANARY', $this->stored());
        self::assertNull($this->plugin->get(Files::class)->find($fileId));
        $kept = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertSame(
            [$number, $this->call->groupId, 0, 0, 'sent', '{}', null, 1],
            [
                $kept?->application->number,
                $kept?->application->callGroup,
                $kept?->application->userId,
                $kept?->application->structureGroup,
                $kept?->state->value,
                $kept?->answers->json(),
                $kept?->application->withdrawnAt,
                $kept?->sentNumber,
            ],
        );
        self::assertSame(self::NOW, $this->plugin->get(SnapshotStore::class)->matching($number, $hash)?->format('Y-m-d H:i:s'));
        self::assertSame([], [...$this->plugin->get(PersonalApplications::class)->of($this->member->id)]);
        self::assertSame([], $this->plugin->get(RetentionStore::class)->due(10));
    }

    public function testADraftThatLapsedIsDeletedAfterSixMonths(): void
    {
        $id = $this->id($this->begin($this->member, $this->call));
        $this->write($this->member, $id, 1, ['motive' => 'CANARY']);
        self::assertSame([], $this->mailsAt('2027-05-31 23:59:58'));
        self::assertSame([$this->member->id], $this->mailsAt('2027-05-31 23:59:59'));
        self::assertSame([$this->member->id], $this->mailsAt('2027-06-23 23:59:59'));
        $this->mailsAt('2027-06-30 23:59:58');
        self::assertSame('draft', $this->read($this->member, $id)['state']);
        $this->mailsAt('2027-06-30 23:59:59');
        $this->assertUnreadable($this->member, $id);
        $this->mailsAt('2027-07-14 23:59:58');
        self::assertNotNull($this->plugin->get(SubmissionStore::class)->find($id));
        $this->mailsAt('2027-07-14 23:59:59');
        self::assertNull($this->plugin->get(SubmissionStore::class)->find($id));
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table(ApplicationTables::SUBMISSIONS)}"));
    }

    #[TestWith([12, true, '2027-12-31T23:59:59Z'])]
    #[TestWith([60, true, '2031-12-31T23:59:59Z'])]
    #[TestWith([2, true, '2027-02-28T23:59:59Z'])]
    #[TestWith([2, false, '2027-02-28T23:59:59Z'])]
    #[TestWith([12, false, '2027-06-30T23:59:59Z'])]
    public function testTheCallSaysHowLongWithinWhatThePlatformAllows(int $months, bool $isSent, string $removal): void
    {
        $id = $isSent ? $this->sent()[0] : $this->id($this->begin($this->member, $this->call));
        $this->content->save($this->call, ['applicationsKeptMonths' => $months]);
        $noticed = (new DateTimeImmutable($removal))->modify('-30 days');
        self::assertSame([], $this->mailsAt($noticed->modify('-1 second')->format('Y-m-d H:i:s')));
        self::assertSame([$this->member->id], $this->mailsAt($noticed->format('Y-m-d H:i:s')));
        self::assertSame($removal, $this->read($this->member, $id)['removalAt']);
    }

    #[TestWith([0, 'invalid_value'])]
    #[TestWith([61, 'invalid_value'])]
    public function testTheCallCannotSayMore(int $months, string $code): void
    {
        self::assertSame(["applicationsKeptMonths: {$code}"], $this->refusals(fn () => $this->content->save($this->call, ['applicationsKeptMonths' => $months])));
    }

    public function testWhatIsNotClosedIsHeld(): void
    {
        $open = $this->call(['closesAt' => '2060-01-01T00:00:00Z']);
        $this->publishForm($open, self::document(self::FORM));
        $id = $this->id($this->begin($this->member, $open));
        self::assertSame([], $this->mailsAt('2040-01-01 00:00:00'));
        self::assertNull($this->read($this->member, $id)['removalAt']);
        self::assertSame('draft', $this->read($this->member, $id)['state']);
    }

    public function testAnExtensionCancelsWhatWasAnnounced(): void
    {
        [$id] = $this->sent();
        $this->mailsAt('2028-12-01 23:59:59');
        $this->content->save($this->call, ['closesAt' => '2029-06-30T23:59:59Z']);
        $mail = $this->notice($id, '2028-12-31 23:59:59');
        self::assertSame([], $this->mailsAt('2028-12-24 23:59:59'));
        self::assertNull($this->read($this->member, $id)['removalAt']);
        self::assertNull($this->mail($mail), 'A mail that still waits is not sent.');
        self::assertSame([], $this->mailsAt('2031-05-31 23:59:58'));
        self::assertSame([$this->member->id], $this->mailsAt('2031-05-31 23:59:59'));
    }

    /** Whenever it is prolonged, what was announced is void: nothing is removed or erased without another notice 30 days before. */
    #[TestWith(['2028-12-01 23:59:59'])]
    #[TestWith(['2028-12-24 23:59:59'])]
    #[TestWith(['2028-12-31 23:59:58'])]
    public function testALongerRetentionCancelsWhatWasAnnounced(string $noticed): void
    {
        [$id] = $this->sent();
        $this->mailsAt('2028-12-01 23:59:59');
        $this->mailsAt($noticed);
        $this->content->save($this->call, ['applicationsKeptMonths' => 36]);
        $mail = $this->notice($id, '2028-12-31 23:59:59');
        // The worker looks at each at the latest after a day.
        $looked = (new DateTimeImmutable($noticed))->modify('+1 day')->format('Y-m-d H:i:s');
        foreach ([$looked, '2029-01-14 23:59:59', '2029-12-01 23:59:58'] as $instant) {
            self::assertSame([], $this->mailsAt($instant));
            self::assertNull($this->read($this->member, $id)['removalAt']);
            self::assertNull($this->mail($mail), 'A mail that still waits is not sent.');
        }
        self::assertStringContainsString('CANARY', $this->stored());
        self::assertSame([$this->member->id], $this->mailsAt('2029-12-01 23:59:59'));
        self::assertSame('2029-12-31T23:59:59Z', $this->read($this->member, $id)['removalAt']);
        self::assertSame([$this->member->id], $this->mailsAt('2029-12-24 23:59:59'));
        self::assertSame('sent', $this->read($this->member, $id)['state']);
    }

    /** Nobody is told in less than 30 days, however late the worker runs or the call was changed. */
    public function testALateNoticePutsTheRemovalOff(): void
    {
        [$id] = $this->sent();
        self::assertSame([$this->member->id], $this->mailsAt('2030-06-01 00:00:00'));
        self::assertSame('2030-07-01T00:00:00Z', $this->read($this->member, $id)['removalAt']);
        self::assertSame([$this->member->id], $this->mailsAt('2030-06-30 00:00:00'));
        self::assertSame('2030-07-07T00:00:00Z', $this->read($this->member, $id)['removalAt']);
    }

    public function testAllWhoApplyForAStructureAreToldAndNobodyElse(): void
    {
        $colleague = $this->users->beneficiaire();
        $guest = $this->users->beneficiaire();
        $structure = $this->structure([[$this->member, 'owner', 'member'], [$colleague, 'member', 'member'], [$guest, 'guest', 'member']]);
        $id = $this->id($this->begin($colleague, $this->call, $structure->id));
        $told = $this->mailsAt('2027-05-31 23:59:59');
        sort($told);
        $expected = [$this->member->id, $colleague->id];
        sort($expected);
        self::assertSame($expected, $told);
        foreach (['2027-06-23 23:59:59', '2027-06-30 23:59:59'] as $instant) {
            $this->mailsAt($instant);
        }
        $this->assertUnreadable($this->member, $id);
        $this->assertUnreadable($colleague, $id);
    }

    public function testTheNoticeSaysTheDayAndLeadsToACopy(): void
    {
        [$id] = $this->sent();
        $this->mailsAt('2028-12-01 23:59:59');
        $content = $this->mail($this->notice($id, '2028-12-31 23:59:59'));
        self::assertSame("Votre candidature à « {$this->call->title} » sera supprimée le 31 décembre 2028", strtr($content->subject ?? '', ["\u{a0}" => ' ']));
        self::assertStringEndsWith("/tableau-de-bord/vos-candidatures/{$id}/", $content->button->url ?? '');
        foreach ([[], [RetentionMail::APPLICATION => 0], $this->notice($id, '2028-12-30 23:59:59'), $this->notice($id, '')] as $data) {
            self::assertNull($this->mail($data));
        }
    }

    public function testARemovedOneCanBeRestoredAndIsAnnouncedAnew(): void
    {
        [$id, $fileId] = $this->sent();
        $before = self::json($this->read($this->member, $id));
        $this->mailsAt('2028-12-01 23:59:59');
        $restore = fn (int $application): array => $this->refusals(fn () => ($this->plugin->get(RestoreApplication::class))($application));
        self::assertSame(['not_found'], $restore($id), 'It is not removed.');
        $this->mailsAt('2028-12-24 23:59:59');
        $this->mailsAt('2028-12-31 23:59:59');
        self::assertSame([$id], array_column($this->plugin->get(RemovedApplications::class)->newest(), 'id'));
        self::assertSame(['not_found'], $restore(0));
        $this->at('2029-01-10 00:00:00');
        self::assertSame([], $restore($id));
        self::assertSame([], $this->plugin->get(RemovedApplications::class)->newest());
        $this->at(self::NOW);
        self::assertSame($before, self::json($this->read($this->member, $id)));
        self::assertNotNull($this->plugin->get(Files::class)->find($fileId));
        self::assertSame([$this->member->id], $this->mailsAt('2029-01-10 00:00:00'));
        self::assertSame('2029-02-09T00:00:00Z', $this->read($this->member, $id)['removalAt']);

        $this->mailsAt('2029-02-02 00:00:00');
        $this->mailsAt('2029-02-09 00:00:00');
        $this->mailsAt('2029-02-23 00:00:00');
        self::assertSame(['not_found'], $restore($id), 'It is deleted for good.');
    }

    public function testAdministratorsRestoreFromTheirScreenWithoutReadingIt(): void
    {
        [$id] = $this->sent();
        foreach (['2028-12-01 23:59:59', '2028-12-24 23:59:59', '2028-12-31 23:59:59'] as $instant) {
            $this->mailsAt($instant);
        }
        $screen = $this->plugin->get(RemovedApplicationsScreen::class);
        foreach ([$this->users->with(Role::Editor), $this->users->with(Role::Moderateur), $this->manager, $this->member] as $viewer) {
            wp_set_current_user($viewer->id);
            self::assertSame(['forbidden'], $this->refusals(fn () => $screen->restore($viewer, $id)));
            self::assertSame(['forbidden'], $this->refusals(fn () => $screen->render()));
        }
        $administrator = $this->users->administrator();
        wp_set_current_user($administrator->id);
        $page = $this->rendered($screen);
        self::assertStringContainsString($this->call->title, $page);
        self::assertStringContainsString("value=\"{$id}\"", $page);
        self::assertStringNotContainsString('CANARY', $page);
        self::assertStringNotContainsString(get_userdata($this->member->id)->user_email ?? '', $page);
        self::assertSame([true, false, false], [$screen->restore($administrator, $id), $screen->restore($administrator, $id), $screen->restore($administrator, 0)]);
        self::assertStringNotContainsString("value=\"{$id}\"", $this->rendered($screen));
        self::assertSame('sent', $this->read($this->member, $id)['state']);
        $audit = "SELECT COUNT(*) FROM {$this->db->table('audit')} WHERE action = 'application_restored' AND group_id = %d AND roles LIKE %s";
        self::assertSame('1', $this->db->value($audit, $this->call->groupId, '%administrator%'));
    }

    public function testTheCommandsSayWhatTheyDid(): void
    {
        [$id] = $this->sent();
        foreach (['2028-12-01 23:59:59', '2028-12-24 23:59:59', '2028-12-31 23:59:59'] as $instant) {
            $this->mailsAt($instant);
        }
        $cli = $this->plugin->get(RetentionCommands::class);
        $this->expectOutputRegex('/"removedAt": "2028-12-31 23:59:59"/');
        self::assertSame(0, $cli->removed());
        $restored = array_map($cli->restore(...), ['', '1 OR 1', '999999999', (string) $id, (string) $id]);
        self::assertSame([2, 2, 1, 0, 1], $restored);
    }

    public function testTrialsAndErasedAccountsHaveNoNotices(): void
    {
        [$id] = $this->sent();
        $this->plugin->get(PersonalApplications::class)->erase($this->member->id);
        ($this->plugin->get(BeginTrial::class))($this->manager, $this->call->id, null);
        self::assertSame([], $this->mailsAt('2040-01-01 00:00:00'));
        $checkAt = $this->db->value("SELECT retention_check_at FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE id = %d", $id);
        self::assertStringStartsWith('9999-12-31', $checkAt ?? '');
    }

    private function rendered(RemovedApplicationsScreen $screen): string
    {
        ob_start();
        try {
            $screen->render();
        } finally {
            $page = (string) ob_get_clean();
        }

        return $page;
    }

    /** @return array{int, int} application of the member, and its file */
    private function sent(): array
    {
        $id = $this->id($this->begin($this->member, $this->call));
        $fileId = $this->files->pdf($this->member->id, FilePurpose::Application);
        $this->write($this->member, $id, 1, ['motive' => 'CANARY', 'cv' => [$fileId]]);
        $this->perform($this->member, ApplicationAction::Send, $id, 2);

        return [$id, $fileId];
    }

    /** @return list<int> to whom notices are mailed at an instant */
    private function mailsAt(string $instant): array
    {
        $this->at($instant);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        // What was cancelled is looked at again at once.
        $this->plugin->get(EndRetentions::class)->run();
        $this->plugin->get(EndRetentions::class)->run();
        $people = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            $mail = (array) json_decode($payload, true);
            self::assertSame(RetentionMail::KEY, $mail['mail']);
            self::assertIsInt($mail['userId']);
            $people[] = $mail['userId'];
        }

        return $people;
    }

    /** @return array<string, int|string> data of a notice */
    private function notice(int $id, string $removal): array
    {
        return [RetentionMail::APPLICATION => $id, RetentionMail::REMOVAL => $removal];
    }

    /** @param array<string, int|string> $data */
    private function mail(array $data): ?MailContent
    {
        return $this->plugin->get(RetentionMail::class)->content(new Recipient('awa@example.test', Lang::French, 'Awa', $this->member->id), $data);
    }

    private function hash(int $id): string
    {
        $receipts = $this->read($this->member, $id)['receipts'];
        self::assertIsArray($receipts);
        $hash = array_column($receipts, 'sha256')[0] ?? null;
        self::assertIsString($hash);

        return $hash;
    }

    private function stored(): string
    {
        return self::json(array_map(
            fn (string $table): array => $this->db->rows("SELECT * FROM {$this->db->table($table)}"),
            [ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::SNAPSHOTS, ApplicationTables::FILES],
        ));
    }

    private function assertUnreadable(Viewer $viewer, int $id): void
    {
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($viewer, $id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ApplicationCopy::class)->data($viewer, $id, false)));
        self::assertSame([], $this->applications($viewer));
        foreach (ApplicationAction::cases() as $action) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->perform($viewer, $action, $id, 3, '{}')), $action->value);
        }
    }
}
